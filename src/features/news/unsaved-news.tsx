import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';
import { UnsavedHint } from '../../ui/unsaved-hint.tsx';

/** In place of the news where no network came and this device has kept none (OFFLINE-08). */
export function UnsavedNews({ reason }: { readonly reason: FailureKind }) {
  const { t } = useTranslation();
  return (
    <TondoState
      drawing="offline"
      title={t('news.unsaved')}
      action={<GoLink to={paths.home()}>{t('news.home')}</GoLink>}
    >
      <UnsavedHint reason={reason} />
    </TondoState>
  );
}
