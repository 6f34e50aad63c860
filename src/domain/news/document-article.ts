import { queryOptions, skipToken } from '@tanstack/react-query';

/**
 * Key of the article that a prerendered document was made for. Only the build knows it, and the document carries it, so
 * that the first render in the browser is that of the build. The document for all other addresses of articles has none.
 */
export const documentArticleQuery = queryOptions<string>({
  queryKey: ['document-article'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the key of an article in an address; null if it names none. */
export const articleKeyIn = (address: string): string | null =>
  new URL(address, 'http://address.invalid').searchParams.get('article');
