import { catalogue } from '#content/event-categories/catalogue.ts';
import { paths } from '../navigation/paths.ts';

/** The catalogue's addresses, a closed list: they exist whatever the API says (reading Q-80). Used only in the build. */
export const cataloguePaths: readonly string[] = catalogue.flatMap(({ key, pages }) => [
  paths.category(key),
  ...pages.map((page) => paths.categoryPage(key, page.key)),
]);

const NONE = 'none';

interface Gap {
  /** The document that is sent, with status 404. */
  readonly file: string;
  /** The address it is rendered at. */
  readonly path: string;
  readonly patterns: readonly string[];
}

/**
 * The catalogue addresses that do not exist, narrow patterns first. Each document already shows what the screen shows
 * once its script has loaded (CAT-18).
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
