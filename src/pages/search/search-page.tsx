import '../../features/offline/search/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Search } from '../../features/offline/search/search.tsx';
import { SearchForm } from '../../features/offline/search/search-form.tsx';
import { useSearchWords } from '../../features/offline/search/use-search-words.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageMetadataQuery } from '../../features/shell/page-metadata/queries.ts';
import { Art } from '../../ui/art/art.tsx';
import styles from './search-page.module.css';
import { siteRules } from './site-rules.ts';

/** Searches everything this device stores, with or without a network (reading Q-78). */
export function SearchPage() {
  const { t } = useTranslation();
  const { data: metadata } = useQuery(pageMetadataQuery);
  const { field, words, settledWords, take, write } = useSearchWords();
  return (
    <>
      <PageHead heading={t('search.title')} hidden />
      <div className={styles.field}>
        <div className={`wrap ${styles.head}`}>
          <div className={styles.form}>
            <h1 className="d1">{t('search.title')}</h1>
            <SearchForm field={field} onType={take} onDone={write} />
          </div>
          <Art name="figure-torch" className={styles.torch} />
        </div>
      </div>
      <div className={`wrap ${styles.results}`}>
        <Search words={words} settledWords={settledWords} rules={siteRules} metadata={metadata} />
      </div>
    </>
  );
}
