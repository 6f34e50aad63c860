import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { AppLink } from '../../ui/links/app-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { socialPages } from './addresses-outside.ts';
import styles from './social-links.module.css';

/** The movement's pages on other sites, each in a new tab (LAYOUT-02). Phones have them in the footer. */
export function SocialLinks({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className={classNames(styles.links, className)} aria-label={t('frame.social')}>
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
