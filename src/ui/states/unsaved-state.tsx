import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addEnglish } from '../../i18n/add-english.ts';
import unsaved from '../../i18n/locales/en/unsaved.json';
import { Button } from '../links/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import styles from './unsaved-state.module.css';

addEnglish({ unsaved });

const WHY: Readonly<Record<string, keyof typeof unsaved.why>> = {
  offline: 'offline',
  timeout: 'slow',
  portal: 'portal',
};

interface UnsavedStateProps {
  /** One of the texts `unsaved.what`, which load with this file; omitted if the page's own heading says it. */
  readonly title?: string;
  /** Why it cannot be loaded now. */
  readonly reason: string;
  readonly level?: 1 | 2 | undefined;
  /** One way out: a link or button. */
  readonly action?: ReactNode;
  /** Tries again; resolves when it has loaded or failed again. */
  readonly onAgain?: (() => Promise<void>) | undefined;
}

/** Replaces what is not saved on the device and cannot be loaded: says so, why, and what helps (OFFLINE-08). */
export function UnsavedState({ reason, action, onAgain, ...rest }: UnsavedStateProps) {
  const ways = (
    <span className={styles.ways}>
      {onAgain && <Again onAgain={onAgain} reason={reason} />}
      {action}
    </span>
  );
  return (
    <EmptyState drawing="offline" action={(action ?? onAgain) ? ways : undefined} {...rest}>
      <Why reason={reason} />
    </EmptyState>
  );
}

/** The same in a few words, if the page has other things to show. */
export function UnsavedNotice({
  title,
  reason,
  onAgain,
}: Required<Pick<UnsavedStateProps, 'title' | 'reason' | 'onAgain'>>) {
  return (
    <Notice
      icon={reason in WHY ? 'wifi-slash' : 'warning'}
      action={onAgain && <Again onAgain={onAgain} reason={reason} size="small" />}
    >
      {title}. <Why reason={reason} />
    </Notice>
  );
}

interface AgainProps {
  readonly onAgain: () => Promise<void>;
  readonly reason: string;
  readonly size?: 'small';
}

/** Without a network it fails at once: the message must be visible long enough. */
const LEAST_SHOWN_MS = 800;

/** The button that tries again. Its progress is shown next to it; on success the whole state is removed. */
function Again({ onAgain, reason, size }: AgainProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [stage, setStage] = useState<'ready' | 'asking' | 'failed'>('ready');
  useEndOfFocus(button);
  const ask = async () => {
    if (stage === 'asking') return;
    setStage('asking');
    const isSeen = new Promise((resolve) => setTimeout(resolve, LEAST_SHOWN_MS));
    await Promise.allSettled([onAgain(), isSeen]);
    setStage('failed');
  };
  return (
    <>
      <Button ref={button} look="lined" size={size} aria-busy={stage === 'asking'} onClick={() => void ask()}>
        {t('unsaved.again')}
      </Button>
      {/* Visible while it loads; the reason of a failure is shown next to it anyway. */}
      <span role="status" className={stage === 'asking' ? undefined : 'visually-hidden'}>
        {stage === 'asking' && t('unsaved.asking')}
        {stage === 'failed' && <Why reason={reason} />}
      </span>
    </>
  );
}

/** Moves the focus to the start of the page when the focused element is removed. */
function useEndOfFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (element.current !== null && element.current === document.activeElement)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [element],
  );
}

function Why({ reason }: Pick<UnsavedStateProps, 'reason'>) {
  const { t } = useTranslation();
  return t(`unsaved.why.${WHY[reason] ?? 'service'}`);
}
