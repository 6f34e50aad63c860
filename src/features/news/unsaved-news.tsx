import './texts.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';

/** In place of the news where no network came and this device has kept none (OFFLINE-08). */
export function UnsavedNews() {
  const { t } = useTranslation();
  return (
    <TondoState
      drawing="offline"
      title={t('desk.unsaved')}
      action={<GoLink to={paths.home()}>{t('desk.home')}</GoLink>}
    >
      {t('desk.unsavedHint')}
    </TondoState>
  );
}
