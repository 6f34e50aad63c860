import { architecturalDesign } from './architectonics-eco-arts/architectural-design.ts';
import { ecoInnovation } from './architectonics-eco-arts/eco-innovation.ts';
import { gardensAndLandscapes } from './architectonics-eco-arts/gardens-and-landscapes.ts';
import { heritageConservation } from './architectonics-eco-arts/heritage-conservation.ts';
import { modelMaking } from './architectonics-eco-arts/model-making.ts';
import { recycledAndLandArt } from './architectonics-eco-arts/recycled-and-land-art.ts';
import type { SubPage } from './event-category.ts';

/** The sub-pages of Architectonics & Eco Arts, in the order they are shown. */
export const architectonicsEcoArts: readonly SubPage[] = [
  architecturalDesign,
  heritageConservation,
  modelMaking,
  gardensAndLandscapes,
  recycledAndLandArt,
  ecoInnovation,
];
