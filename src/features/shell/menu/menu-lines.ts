import type { MenuEntry } from '#core/contract/entities/menu.ts';
import type { MenuEntry as MenuLine } from '../../../ui/disclosure/menu-entry.ts';

/** Entries below a group nest once. Deeper ones follow their parent on the same level. */
const DEEPEST_LEVEL = 2;

/**
 * Returns the navigation as rendered. An entry is a link only if it is clickable and has an address (LAYOUT-06). An
 * entry that neither links nor opens anything is left out.
 */
export function menuLines(groups: readonly MenuEntry[]): MenuLine[] {
  return linesOf(groups, 'line', 0);
}

function linesOf(entries: readonly MenuEntry[], base: string, level: number): MenuLine[] {
  return entries.flatMap((entry, index): MenuLine[] => {
    const id = `${base}-${index}`;
    const isDeepest = level === DEEPEST_LEVEL;
    const below = linesOf(entry.items, id, isDeepest ? level : level + 1);
    const to =
      entry.isClickable && entry.link !== '' ? { to: entry.link, newTab: entry.inNewTab } : undefined;
    if (to === undefined && below.length === 0) return [];
    const line = { id, label: entry.title, ...to };
    if (isDeepest) return to === undefined ? below : [line, ...below];
    return [below.length === 0 ? line : { ...line, entries: below }];
  });
}

/** Returns the current path as the menu spells its links: decoded, without a trailing slash, `/home` as `/`. */
export function menuPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed === '' || trimmed === '/home') return '/';
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
