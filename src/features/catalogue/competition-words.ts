import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';

/** What an item is called: by its name, else its instrument, else its title (CAT-07). */
export function competitionName(item: CompetitionItem): string {
  if ('name' in item) return item.name;
  return 'instrument' in item ? item.instrument : item.title;
}

/** How many competitions a page has. */
export const competitionCount = ({ data }: SubPage): number => ('map' in data ? data.length : 1);
