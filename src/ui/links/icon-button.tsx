import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for anyone who does not see the icon. */
  label: string;
  /** `ringed` for a button on its own; `bare` inside another element. */
  look?: 'ringed' | 'bare' | undefined;
}

/** A round button with one icon: arrows, pause, close. */
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
