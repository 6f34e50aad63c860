import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { languageOf } from '#core/contract/language-files.ts';
import { FILES_CACHE } from '#core/storage/cache-names.ts';
import { FILE_LIMIT_MS } from './file-limit.ts';
import { isOurFile } from './our-file.ts';

/**
 * Fetches the new build's files of the languages that this device stored from the previous build, so that they still
 * work offline. Rejects if one fails to load: a build is stored completely or not at all.
 *
 * @param files addresses of all languages of the build
 */
export async function refreshCachedLanguages(files: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE).catch(() => null);
  if (cache === null) return;
  const addresses = (await cache.keys()).map(({ url }) => url);
  const spoken = new Set(addresses.map(languageOf));
  const isWanted = (url: string) => spoken.has(languageOf(url)) && !addresses.includes(url);
  for (const url of files.map((file) => new URL(file, location.origin).href).filter(isWanted)) {
    await withTimeLimit(FILE_LIMIT_MS, undefined, async (signal) => {
      const response = await fetch(url, { signal });
      if (!isOurFile({ url }, response)) throw new TypeError(`not the file of the build: ${url}`);
      await cache.put(url, response);
    });
  }
}
