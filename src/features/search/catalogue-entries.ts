import { architectonicsEcoArts } from '#content/event-categories/architectonics-eco-arts.ts';
import { type EventCategory, eventCategories } from '#content/event-categories/categories.ts';
import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';
import { languageLiteraryOratoryArts } from '#content/event-categories/language-literary-oratory-arts.ts';
import { martialArtsAndTraditionalGames } from '#content/event-categories/martial-arts-and-traditional-games.ts';
import { musicalVocalInstrumentalArts } from '#content/event-categories/musical-vocal-instrumental-arts.ts';
import { performingTheatreArts } from '#content/event-categories/performing-theatre-arts.ts';
import { roboticVirtualDigitalArts } from '#content/event-categories/robotic-virtual-digital-arts.ts';
import { socialCulturalArts } from '#content/event-categories/social-cultural-arts.ts';
import { visualHeritageArtisanArts } from '#content/event-categories/visual-heritage-artisan-arts.ts';
import { paths } from '../../navigation/paths.ts';
import type { SearchEntry } from './search-entry.ts';

const SUB_PAGES: Readonly<Record<EventCategory['art'], readonly SubPage[]>> = {
  music: musicalVocalInstrumentalArts,
  theatre: performingTheatreArts,
  visual: visualHeritageArtisanArts,
  martial: martialArtsAndTraditionalGames,
  digital: roboticVirtualDigitalArts,
  language: languageLiteraryOratoryArts,
  social: socialCulturalArts,
  eco: architectonicsEcoArts,
};

const ours = { kind: 'catalogue', isOurs: true } as const;

/** The eight arts, their pages, and every competition on them, which leads to its page. */
export function* catalogueEntries(): Generator<SearchEntry> {
  for (const category of eventCategories) {
    const { key, title, lead, art } = category;
    yield { ...ours, address: paths.category(key), title, line: '', text: lead };
    for (const page of SUB_PAGES[art]) yield* pageEntries(category, page);
  }
}

function* pageEntries(category: EventCategory, page: SubPage): Generator<SearchEntry> {
  const address = paths.categoryPage(category.key, page.key);
  const items = isList(page.data) ? page.data : [];
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
      title: nameOf(item),
      line: `${page.name} · ${category.title}`,
      text: joined(item.description, ...(item.categories ?? item.category ?? []), ...(item.repertoire ?? [])),
      isPart: true,
    };
  }
}

const isList = (data: SubPage['data']): data is readonly CompetitionItem[] => Array.isArray(data);

function nameOf(item: CompetitionItem): string {
  if ('name' in item) return item.name;
  return 'instrument' in item ? item.instrument : item.title;
}

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ');
