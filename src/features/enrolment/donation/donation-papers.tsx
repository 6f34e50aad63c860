import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { Paper } from '#content/donation/papers.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './donation-papers.module.css';

/** The documents donors ask for, each a file that opens in a new tab (DONATE-04). */
export function DonationPapers({ papers }: { papers: readonly Paper[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={styles.list}>
      {papers.map(({ name, says, file, kilobytes }) => (
        <li key={name} className={styles.paper}>
          <AppLink to={file} newTab className={styles.link}>
            <span className="d2" lang="en" dir="ltr">
              {name}
            </span>
            <span className={styles.size}>
              <Icon name="file-pdf" />
              {t('donation.paperSize', { size: numberFormat(i18n.language).format(kilobytes) })}
            </span>
          </AppLink>
          <p lang="en" dir="ltr" className="muted">
            {says}
          </p>
        </li>
      ))}
    </ul>
  );
}
