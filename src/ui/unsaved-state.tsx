import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { bringTexts } from '../i18n/bring-texts.ts';
import unsaved from '../i18n/locales/en/screens/unsaved.json';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { TondoState } from './tondo-state.tsx';
import styles from './unsaved-state.module.css';

bringTexts({ unsaved });

const WHY: Partial<Record<FailureKind, keyof typeof unsaved.why>> = {
  offline: 'offline',
  timeout: 'slow',
  portal: 'portal',
};

interface UnsavedStateProps {
  /** One of the texts `unsaved.what`, which come with this file; left out where the page's own heading says it. */
  readonly title?: string;
  /** Why it cannot be brought now. */
  readonly reason: FailureKind;
  readonly level?: 1 | 2 | undefined;
  /** One way out: a link or button. */
  readonly action?: ReactNode;
  /** Asks for it once more. */
  readonly onAgain?: (() => void) | undefined;
}

/** In place of what is not saved on the device and cannot be brought: says so, why, and what helps (OFFLINE-08). */
export function UnsavedState({ reason, action, onAgain, ...rest }: UnsavedStateProps) {
  const ways = (
    <span className={styles.ways}>
      {onAgain && <Again onAgain={onAgain} />}
      {action}
    </span>
  );
  return (
    <TondoState drawing="offline" action={(action ?? onAgain) ? ways : undefined} {...rest}>
      <Why reason={reason} />
    </TondoState>
  );
}

/** The same in a few words, where a page has other things to show. */
export function UnsavedNotice({
  title,
  reason,
  onAgain,
}: Required<Pick<UnsavedStateProps, 'title' | 'reason' | 'onAgain'>>) {
  return (
    <Notice
      icon={reason in WHY ? 'wifi-slash' : 'warning'}
      action={onAgain && <Again onAgain={onAgain} size="small" />}
    >
      {title}. <Why reason={reason} />
    </Notice>
  );
}

function Again({ onAgain, size }: { readonly onAgain: () => void; readonly size?: 'small' }) {
  const { t } = useTranslation();
  return (
    <Button look="lined" size={size} onClick={onAgain}>
      {t('unsaved.again')}
    </Button>
  );
}

function Why({ reason }: Pick<UnsavedStateProps, 'reason'>) {
  const { t } = useTranslation();
  return t(`unsaved.why.${WHY[reason] ?? 'service'}`);
}
