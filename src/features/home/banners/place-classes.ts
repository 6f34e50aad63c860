import type { Banner } from '#core/contract/entities/banner.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './banner-place.module.css';
import places from './banner-places.module.css';

type Place = Banner['desktop'];

/**
 * Returns the classes for the position of a banner's text on wide and narrow screens: left and top of its box in
 * percent (reading Q-13). If only one axis has a value, the other is 0; if neither has, the default position applies.
 */
export function placeClasses({ desktop, mobile }: Pick<Banner, 'desktop' | 'mobile'>): string {
  return classNames(
    styles.place,
    ...(isCustom(desktop) ? [styles.wideCustom, ...percents('w', desktop)] : []),
    ...(isCustom(mobile) ? [styles.narrowCustom, ...percents('n', mobile)] : []),
  );
}

function isCustom({ isCustom: isWanted, left, top }: Place): boolean {
  return isWanted && (left !== null || top !== null);
}

function percents(screen: 'w' | 'n', { left, top }: Place): (string | undefined)[] {
  return [...digits(`${screen}x`, left ?? 0), ...digits(`${screen}y`, top ?? 0)].map((name) => places[name]);
}

/** Splits 73 into "70" and "3". Zero needs no class. */
function digits(axis: string, value: number): string[] {
  const units = value % 10;
  const tens = value - units;
  return [tens, units].filter((part) => part > 0).map((part) => `${axis}${part}`);
}
