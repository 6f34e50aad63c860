import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for everybody who does not see the icon. */
  label: string;
  /** Ringed stands on its own; bare sits inside something. */
  look?: 'ringed' | 'bare' | undefined;
}

/** A round button that holds one icon: arrows, pause, close. */
export function IconButton({
  icon,
  label,
  look = 'ringed',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(styles.button, look === 'ringed' && styles.ringed, className)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
