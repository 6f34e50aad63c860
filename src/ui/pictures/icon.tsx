import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

export type { IconName };

/** Icons that point along the text direction and are mirrored in right-to-left scripts. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'caret-right',
  'paper-plane-tilt',
  'sign-in',
]);

/**
 * A small drawing next to text, or alone inside a control with its own name; it has no name itself. It is included by
 * reference from the sprite in every page (`icon-sheet.svg`), so that fifty icons cost no script and no request, and
 * are there at the first paint.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.icon, DIRECTIONAL.has(name) && styles.directional, className)}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
