import './texts.ts';
import { useTranslation } from 'react-i18next';
import styles from './notice-code.module.css';

/**
 * A QR code whose text says that it cannot be used for payment (DONATE-02, reading Q-69). It is dark on light in both
 * themes, because many scanners read nothing else. `scripts/assets/sample-media/notice-code.mjs` draws it.
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
