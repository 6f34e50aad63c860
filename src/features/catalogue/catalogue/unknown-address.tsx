import { useTranslation } from 'react-i18next';
import { catalogue } from '#content/event-categories/catalogue.ts';
import { paths } from '../../../navigation/paths.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { MissingState } from '../../../ui/states/missing-state.tsx';
import styles from './unknown-address.module.css';

/** Says that the catalogue has no such page, and shows the eight categories (Q-46, CAT-18). */
export function UnknownAddress({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <MissingState level={1} title={title}>
        {t('catalogue.unknownLead')}
      </MissingState>
      <nav aria-label={t('catalogue.arts')} className={styles.arts}>
        <ul>
          {catalogue.map(({ key, title }) => (
            <li key={key}>
              <AppLink to={paths.category(key)} className={`d5 ${styles.art}`} lang="en">
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
