import { queryOptions, skipToken } from '@tanstack/react-query';
import { type PageMetadata, readPageMetadata } from '#core/contract/page-metadata.ts';

const FRESH_FOR_MS = 24 * 60 * 60_000;

/**
 * Titles, descriptions and keywords by path. The file is ours and precached, so it needs no access key, and a failure
 * is silent.
 */
export const pageMetadataQuery = queryOptions<PageMetadata>({
  queryKey: ['page-metadata'],
  // Finite, so that a page prerendered with only its own entry loads the others.
  staleTime: FRESH_FOR_MS,
  queryFn: async () => {
    const response = await fetch('/seo.json');
    if (!response.ok) throw new Error(`/seo.json answered ${response.status}`);
    return readPageMetadata(await response.json());
  },
});

/**
 * Path of the preview that the build has drawn of a page's own picture; null if it could not. Only the build knows it, and
 * a prerendered page carries it: what makes previews runs no script.
 *
 * @param address the page's canonical path
 */
export const previewQuery = (address: string) =>
  queryOptions<string | null>({
    queryKey: ['preview', address],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
