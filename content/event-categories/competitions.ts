import type { CompetitionItem, SubPage } from './event-category.ts';

/** The competitions a page lists; none where it holds a single one without a name of its own. */
export const competitionsOf = ({ data }: SubPage): readonly CompetitionItem[] => ('map' in data ? data : []);

/** What an item is called: by its name, else its instrument, else its title (CAT-07). */
export function competitionName(item: CompetitionItem): string {
  if ('name' in item) return item.name;
  return 'instrument' in item ? item.instrument : item.title;
}

/** Names an item in the address of its page: "Lyre and Kithara" becomes `lyre-and-kithara`. */
export const competitionKey = (item: CompetitionItem): string =>
  (
    competitionName(item)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join('-');

/** How many competitions a page has. */
export const competitionCount = ({ data }: SubPage): number => ('map' in data ? data.length : 1);
