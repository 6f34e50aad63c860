import type { PageMetadata } from '#core/contract/page-metadata.ts';
import { paths } from '../../../../navigation/paths.ts';
import type { SearchEntry } from './search-entry.ts';

/** The search page itself, and addresses that duplicate the beginning of another page. */
const LEFT_OUT: ReadonlySet<string> = new Set([paths.search(), paths.article()]);

/**
 * Returns the site's own pages, from `/seo.json`.
 *
 * @param headingOf returns the page's own part of a document title
 */
export function searchablePages(
  { byPath }: PageMetadata,
  headingOf: (title: string) => string,
): SearchEntry[] {
  return Object.entries(byPath)
    .filter(([path]) => path.startsWith('/') && !LEFT_OUT.has(path))
    .map(([address, { title, description, keywords }]) => ({
      kind: 'page',
      isOurs: true,
      address,
      title: headingOf(title),
      line: '',
      text: description,
      words: keywords,
    }));
}
