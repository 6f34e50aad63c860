import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { bringTexts } from '../i18n/bring-texts.ts';
import unsaved from '../i18n/locales/en/screens/unsaved.json';

bringTexts({ unsaved });

const WORDS: Partial<Record<FailureKind, keyof typeof unsaved>> = {
  offline: 'offline',
  timeout: 'slow',
  portal: 'portal',
};

/** Says why something that is not saved on the device cannot be brought now, and what helps (OFFLINE-08). */
export function UnsavedHint({ reason }: { readonly reason: FailureKind }) {
  const { t } = useTranslation();
  return t(`unsaved.${WORDS[reason] ?? 'service'}`);
}
