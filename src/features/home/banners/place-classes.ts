import type { Banner } from '#core/contract/entities/banner.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './banner-place.module.css';
import places from './banner-places.module.css';

type Place = Banner['desktop'];

/**
 * The classes that put the words of a banner where it wants them on each kind of screen: left and top of their
 * box in percent (decision Q-13). One axis without a value is 0; without any it is the usual place.
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

/** 73 is "70" and "3"; what is nothing needs no class. */
function digits(axis: string, value: number): string[] {
  const units = value % 10;
  const tens = value - units;
  return [tens, units].filter((part) => part > 0).map((part) => `${axis}${part}`);
}
