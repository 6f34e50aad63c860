import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';
import styles from './arrow-link.module.css';

/** A button that looks like an `ArrowLink`: "News videos", "Save for offline". */
export function ArrowButton({
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: { icon?: IconName | undefined } & ComponentPropsWithRef<'button'>) {
  return (
    <button type={type} className={classNames(styles.link, className)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {icon === undefined && <Icon name="arrow-right" className={styles.arrow} />}
    </button>
  );
}
