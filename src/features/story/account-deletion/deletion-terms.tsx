import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { deletionTerms } from '#content/policies/delete-account.ts';
import styles from './deletion-terms.module.css';

/**
 * How long deletion takes and how long it can be undone, as large figures with their sentences (POLICY-01 to
 * POLICY-03).
 */
export function DeletionTerms({ terms }: { terms: typeof deletionTerms }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.terms}>
      {terms.map(({ days, what }) => (
        <li key={what} className={styles.term}>
          {/* The sentence next to it says the same. */}
          <span className="d2 num" aria-hidden="true">
            {t('deletion.days', { count: days })}
          </span>
          <p lang="en" dir="ltr" className="lead">
            {what}
          </p>
        </li>
      ))}
    </ul>
  );
}
