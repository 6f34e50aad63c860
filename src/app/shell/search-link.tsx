import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-link.module.css';

/** The way to the search, its field ready to be typed into. */
export function SearchLink({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const name = t('frame.search');
  return (
    <AppLink
      to={paths.searchField()}
      className={classNames(styles.link, className)}
      aria-label={name}
      title={name}
    >
      <Icon name="magnifying-glass" />
    </AppLink>
  );
}
