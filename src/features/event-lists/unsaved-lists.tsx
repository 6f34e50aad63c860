import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';
import { UnsavedHint } from '../../ui/unsaved-hint.tsx';

/** In place of both lists where no network came and this device has kept none of them (OFFLINE-08). */
export function UnsavedLists({ reason }: { readonly reason: FailureKind }) {
  const { t } = useTranslation();
  return (
    <TondoState
      drawing="offline"
      title={t('events.unsaved')}
      action={<GoLink to={paths.home()}>{t('events.home')}</GoLink>}
    >
      <UnsavedHint reason={reason} />
    </TondoState>
  );
}
