import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import styles from './arrow-link.module.css';

interface ArrowLinkProps extends AppLinkProps {
  /** Shown before the text; without it an arrow follows the text. */
  icon?: IconName | undefined;
}

/** An underlined link with an arrow: "Read more", "All events". */
export function ArrowLink({ icon, className, children, ...link }: ArrowLinkProps) {
  return (
    <AppLink {...link} className={classNames(styles.link, className)} whenUnsafe="nothing">
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {icon === undefined && <Icon name="arrow-right" className={styles.arrow} />}
    </AppLink>
  );
}
