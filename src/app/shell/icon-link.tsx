import { classNames } from '../../ui/class-names.ts';
import { AppLink } from '../../ui/links/app-link.tsx';
import { Icon, type IconName } from '../../ui/pictures/icon.tsx';
import styles from './icon-link.module.css';

interface IconLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly className?: string | undefined;
}

/** A link in the header shown as an icon alone: the search, the visitor's own list. */
export function IconLink({ to, icon, name, className }: IconLinkProps) {
  return (
    <AppLink to={to} className={classNames(styles.link, className)} aria-label={name} title={name}>
      <Icon name={icon} />
    </AppLink>
  );
}
