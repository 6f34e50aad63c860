import { type Category, catalogue } from '#content/event-categories/catalogue.ts';
import { competitionName, competitionsOf } from '#content/event-categories/competitions.ts';
import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';
import { paths } from '../../../../navigation/paths.ts';
import type { SearchEntry } from './search-entry.ts';

const ours = { kind: 'catalogue', isOurs: true } as const;

/** The eight categories, their pages, and every competition on them, which links to its page. */
export function* catalogueEntries(): Generator<SearchEntry> {
  for (const category of catalogue) {
    const { key, title, lead, pages } = category;
    yield { ...ours, address: paths.category(key), title, line: '', text: lead };
    for (const page of pages) yield* pageEntries(category, page);
  }
}

function* pageEntries(category: Category, page: SubPage): Generator<SearchEntry> {
  const address = paths.categoryPage(category.key, page.key);
  const items = competitionsOf(page);
  const fields = isList(page.data) ? [] : (page.data.categories ?? []);
  yield {
    ...ours,
    address,
    title: page.name,
    line: category.title,
    text: joined(page.description, ...fields),
  };
  for (const item of items) {
    yield {
      ...ours,
      address,
      title: competitionName(item),
      line: `${page.name} · ${category.title}`,
      text: joined(item.description, ...(item.categories ?? item.category ?? []), ...(item.repertoire ?? [])),
      isPart: true,
    };
  }
}

const isList = (data: SubPage['data']): data is readonly CompetitionItem[] => Array.isArray(data);

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ');
