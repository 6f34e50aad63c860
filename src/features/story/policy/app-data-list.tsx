import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { AppData } from '#content/policies/app-privacy.ts';
import styles from './app-data-list.module.css';

/** What the mobile app stores, why, and for how long. */
export function AppDataList({ data }: { data: readonly AppData[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.list}>
      {data.map(({ what, why, kept }) => (
        <div key={what} className={styles.row}>
          <dt lang="en" dir="ltr" className="d5">
            {what}
          </dt>
          <dd lang="en" dir="ltr">
            {why}
          </dd>
          <dd className="sm muted">
            {t('policy.kept')} <span lang="en">{kept}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
