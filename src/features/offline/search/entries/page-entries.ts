import type { PageMetadata } from '#core/contract/page-metadata.ts';
import { paths } from '../../../../navigation/paths.ts';
import type { SearchEntry } from './search-entry.ts';

/** This very screen, and addresses that show the beginning of another one. */
const LEFT_OUT: ReadonlySet<string> = new Set([paths.search(), paths.article()]);

/**
 * The site's own pages by what `/seo.json` says of them.
 *
 * @param headingOf the page's own words of a document title
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
