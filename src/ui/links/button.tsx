import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** Filled for the one thing to do here, lined for the other. */
  look?: 'filled' | 'lined' | undefined;
  size?: 'regular' | 'small' | undefined;
}

/** The class of the button look, for the rare element that is neither a button nor a link of ours. */
export function buttonClass(
  { look = 'filled', size = 'regular' }: ButtonLook = {},
  className?: string,
): string {
  return classNames(
    styles.button,
    look === 'lined' && styles.lined,
    size === 'small' && styles.small,
    className,
  );
}

/** A button with the double rule of a vase. It is `type="button"` unless told otherwise. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentPropsWithRef<'button'>) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}
