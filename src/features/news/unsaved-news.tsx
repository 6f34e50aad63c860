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
      title={t('news.unsaved')}
      action={<GoLink to={paths.home()}>{t('news.home')}</GoLink>}
    >
      {t('news.unsavedHint')}
    </TondoState>
  );
}
