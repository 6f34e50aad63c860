import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `filled` for the main action, `lined` for others. */
  look?: 'filled' | 'lined' | undefined;
  size?: 'regular' | 'small' | undefined;
}

/** Returns the class of the button look, for the rare element that is neither a button nor a link of ours. */
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

/** A button with the double rule of a vase. Its `type` is `button` by default. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentPropsWithRef<'button'>) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}
