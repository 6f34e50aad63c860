import { catalogue } from '#content/event-categories/catalogue.ts';
import { paths } from '../navigation/paths.ts';

/** The addresses of the catalogue, a closed list: these exist, whatever the API says (decision Q-80). For the build alone. */
export const cataloguePaths: readonly string[] = catalogue.flatMap(({ key, pages }) => [
  paths.category(key),
  ...pages.map((page) => paths.categoryPage(key, page.key)),
]);
