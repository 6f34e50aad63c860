import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

export type { IconName };

/** Icons that point along the line of text and turn round where it runs from right to left. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'caret-right',
  'paper-plane-tilt',
  'sign-in',
]);

/**
 * A small drawing beside words, or alone inside a control that has its own name; it has none itself. Taken
 * in by reference from the sheet that stands in every page (`icon-sheet.svg`), so that fifty icons cost no script
 * and no request, and are there with the first frame.
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
