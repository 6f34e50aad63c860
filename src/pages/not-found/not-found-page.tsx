import { useTranslation } from 'react-i18next';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { addEnglish } from '../../i18n/add-english.ts';
import notFound from '../../i18n/locales/en/notFound.json';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { MissingState } from '../../ui/states/missing-state.tsx';
import styles from './not-found-page.module.css';

addEnglish({ notFound });

/** Says inside the layout that the address leads nowhere, and shows ways to continue (ROUTE-31). */
export function NotFoundPage() {
  const { t } = useTranslation();
  const ways = (
    <div className={styles.ways}>
      <ButtonLink to={paths.home()}>{t('notFound.home')}</ButtonLink>
      <ButtonLink to={paths.events()} look="lined">
        {t('notFound.events')}
      </ButtonLink>
    </div>
  );
  return (
    <div className="wrap section">
      <PageHead name={t('notFound.title')} hidden />
      <MissingState level={1} title={t('notFound.title')} action={ways} className={styles.state}>
        {t('notFound.lead')}
      </MissingState>
    </div>
  );
}
