import { architectonicsEcoArts } from './architectonics-eco-arts.ts';
import { type EventCategory, eventCategories } from './categories.ts';
import { type CategoryWords, categoryWords } from './category-words.ts';
import type { SubPage } from './event-category.ts';
import { languageLiteraryOratoryArts } from './language-literary-oratory-arts.ts';
import { martialArtsAndTraditionalGames } from './martial-arts-and-traditional-games.ts';
import { musicalVocalInstrumentalArts } from './musical-vocal-instrumental-arts.ts';
import { performingTheatreArts } from './performing-theatre-arts.ts';
import { roboticVirtualDigitalArts } from './robotic-virtual-digital-arts.ts';
import { socialCulturalArts } from './social-cultural-arts.ts';
import { visualHeritageArtisanArts } from './visual-heritage-artisan-arts.ts';

/** One of the eight arts with all its pages. */
export interface Category extends EventCategory, CategoryWords {
  readonly pages: readonly SubPage[];
}

const pagesOf: Readonly<Record<EventCategory['art'], readonly SubPage[]>> = {
  music: musicalVocalInstrumentalArts,
  theatre: performingTheatreArts,
  visual: visualHeritageArtisanArts,
  martial: martialArtsAndTraditionalGames,
  digital: roboticVirtualDigitalArts,
  language: languageLiteraryOratoryArts,
  social: socialCulturalArts,
  eco: architectonicsEcoArts,
};

/** Everything that can be contested, in the order it is shown (section 2, Event categories). */
export const catalogue: readonly Category[] = eventCategories.map((category) => ({
  ...category,
  ...categoryWords[category.art],
  pages: pagesOf[category.art],
}));

/** The art with this key, if it is one of the eight. */
export const findCategory = (key: string): Category | undefined =>
  catalogue.find((category) => category.key === key);

/** The page of an art with this key. */
export const findSubPage = (category: Category, key: string): SubPage | undefined =>
  category.pages.find((page) => page.key === key);
