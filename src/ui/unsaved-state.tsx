import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { bringTexts } from '../i18n/bring-texts.ts';
import unsaved from '../i18n/locales/en/screens/unsaved.json';
import { Notice } from './notice.tsx';
import { TondoState } from './tondo-state.tsx';

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
}

/** In place of what is not saved on the device and cannot be brought: says so, why, and what helps (OFFLINE-08). */
export function UnsavedState({ reason, ...rest }: UnsavedStateProps) {
  return (
    <TondoState drawing="offline" {...rest}>
      <Why reason={reason} />
    </TondoState>
  );
}

/** The same in a few words, where a page has other things to show. */
export function UnsavedNotice({ title, reason }: Required<Pick<UnsavedStateProps, 'title' | 'reason'>>) {
  return (
    <Notice icon="wifi-slash">
      {title}. <Why reason={reason} />
    </Notice>
  );
}

function Why({ reason }: Pick<UnsavedStateProps, 'reason'>) {
  const { t } = useTranslation();
  return t(`unsaved.why.${WHY[reason] ?? 'service'}`);
}
