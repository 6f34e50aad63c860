import './texts.ts';
import { useTranslation } from 'react-i18next';
import styles from './in-short.module.css';

/** The key points of a policy, large enough to read in passing. */
export function InShort({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short" className="d3">
        {t('policy.inShort')}
      </h2>
      <ul lang="en" dir="ltr" className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence} className={styles.sentence}>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
