import type { SubPage } from './event-category.ts';
import { calligraphyAndLettering } from './visual-heritage-artisan-arts/calligraphy-and-lettering.ts';
import { culinaryHeritage } from './visual-heritage-artisan-arts/culinary-heritage.ts';
import { floorAndBodyArt } from './visual-heritage-artisan-arts/floor-and-body-art.ts';
import { paintingAndDrawing } from './visual-heritage-artisan-arts/painting-and-drawing.ts';
import { photographyAndFilm } from './visual-heritage-artisan-arts/photography-and-film.ts';
import { sculptureAndPottery } from './visual-heritage-artisan-arts/sculpture-and-pottery.ts';
import { traditionalCrafts } from './visual-heritage-artisan-arts/traditional-crafts.ts';

/** The sub-pages of Visual, Heritage & Artisan Arts, in the order they are shown. */
export const visualHeritageArtisanArts: readonly SubPage[] = [
  paintingAndDrawing,
  sculptureAndPottery,
  photographyAndFilm,
  traditionalCrafts,
  calligraphyAndLettering,
  floorAndBodyArt,
  culinaryHeritage,
];
