import { catalogue } from '#content/event-categories/catalogue.ts';
import { paths } from '../navigation/paths.ts';

/** The addresses of the catalogue, a closed list: these exist, whatever the API says (decision Q-80). For the build alone. */
export const cataloguePaths: readonly string[] = catalogue.flatMap(({ key, pages }) => [
  paths.category(key),
  ...pages.map((page) => paths.categoryPage(key, page.key)),
]);

const NONE = 'none';

interface Gap {
  /** The document that answers, with status 404. */
  readonly file: string;
  /** What it is drawn at. */
  readonly path: string;
  readonly patterns: readonly string[];
}

/**
 * What the catalogue has not, narrow patterns first. Each document says already what the screen will say once its
 * script has come (CAT-18).
 */
export const catalogueGaps: readonly Gap[] = [
  {
    file: '404-page-of-art.html',
    path: paths.categoryPage(catalogue[0]?.key ?? NONE, NONE),
    patterns: catalogue.map(({ key }) => `${paths.category(key)}/:page`),
  },
  { file: '404-art.html', path: paths.category(NONE), patterns: ['/event-categories/:event'] },
  {
    file: '404-art-and-page.html',
    path: paths.categoryPage(NONE, NONE),
    patterns: ['/event-categories/:event/:page'],
  },
];
