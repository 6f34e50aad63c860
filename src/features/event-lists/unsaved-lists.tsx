import './texts.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';

/** In place of both lists where no network came and this device has kept none of them (OFFLINE-08). */
export function UnsavedLists() {
  const { t } = useTranslation();
  return (
    <TondoState
      drawing="offline"
      title={t('events.unsaved')}
      action={<GoLink to={paths.home()}>{t('events.home')}</GoLink>}
    >
      {t('events.unsavedHint')}
    </TondoState>
  );
}
