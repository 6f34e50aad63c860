import './texts.ts';
import { useTranslation } from 'react-i18next';
import styles from './notice-code.module.css';

/**
 * A code to scan that says in words that nothing can be paid with it (DONATE-02, decision Q-69). It is dark on light in
 * both themes, since many readers know no other; `scripts/assets/sample-media/notice-code.mjs` draws it.
 */
export function NoticeCode() {
  const { t } = useTranslation();
  return (
    <figure className={styles.code}>
      <img
        src="/pictures/donation-notice-qr.svg"
        alt={t('donation.codeAlt')}
        width="450"
        height="450"
        className={styles.picture}
      />
      <figcaption className="sm muted">{t('donation.codeHint')}</figcaption>
    </figure>
  );
}
