import type { ItemDifference } from '#core/desk/content.ts';

const MOST_NAMED = 3;

/** The default note in the history: the titles of what was changed. */
export function usualNote(items: readonly ItemDifference[]): string {
  const titles = [...new Set(items.map(({ title, id }) => title || id))];
  const named = titles.slice(0, MOST_NAMED).join(', ');
  const others = titles.length - MOST_NAMED;
  return others > 0 ? `${named} and ${others} more` : named;
}
