import type { MenuEntry } from '#core/contract/entities/menu.ts';
import type { MenuEntry as MenuLine } from '../../../ui/disclosure/menu-entry.ts';

/** Lines below a group nest once; what the provider nests deeper follows its own line on the same level. */
const DEEPEST_LEVEL = 2;

/**
 * The navigation as it is drawn. An entry leads somewhere only when it is clickable and has an address
 * (LAYOUT-06); one that neither leads anywhere nor opens anything is left out.
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

/** The path shown, as the menu writes its links: readable, without an end slash, `/home` as `/`. */
export function menuPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed === '' || trimmed === '/home') return '/';
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
