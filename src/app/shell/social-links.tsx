import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { socialPages } from './addresses-outside.ts';
import styles from './social-links.module.css';

/** The movement's pages on other sites, each in a new tab (LAYOUT-02). */
export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul className={styles.links} aria-label={t('frame.social')}>
      {socialPages.map(({ icon, name, href }) => (
        <li key={name}>
          <AppLink to={href} newTab className={styles.link}>
            <Icon name={icon} />
            <span className="visually-hidden">{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
