import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { metadataFor } from '#core/contract/page-metadata.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { pageMetadataQuery } from '../../features/page-metadata/queries.ts';
import { bringTexts } from '../../i18n/bring-texts.ts';
import outlineTexts from '../../i18n/locales/en/screens/outline.json';
import { paths } from '../../navigation/paths.ts';
import { Art } from '../../ui/art.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { headingOf } from './heading-of.ts';
import styles from './outline-page.module.css';

bringTexts({ outline: outlineTexts });

/** A screen whose content the editors are still writing: what it will hold, and where to go meanwhile. */
export function OutlinePage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery(pageMetadataQuery);
  const entry = data === undefined ? undefined : metadataFor(data, pathname);
  const site = t('frame.siteName');
  return (
    <div className={`wrap section ${styles.page}`}>
      <PageHead />
      <div className={styles.words}>
        <h1 className="d1">{headingOf(entry?.title ?? site, site)}</h1>
        {entry !== undefined && <p className="lead">{entry.description}</p>}
        <Notice icon="pencil-simple">{t('outline.inProgress')}</Notice>
        <p className={styles.ways}>
          <GoLink to={paths.events()}>{t('outline.events')}</GoLink>
          <GoLink to={paths.news()}>{t('outline.news')}</GoLink>
        </p>
      </div>
      <Art name="figure-painter" className={styles.painter} />
    </div>
  );
}
