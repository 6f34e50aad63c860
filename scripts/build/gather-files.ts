import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In bytes. Browsers cache the compiled form of a script with its entry, so larger scripts keep an entry of their own. */
const SMALL = 8_000;
const BOOT_SCRIPT = /\/boot-[^/]+\.js$/;

/**
 * Writes several files of the built site into one: a JSON object with their texts by path.
 *
 * @param siteDir folder of the built site
 * @param address path of the one file on the site
 * @param paths the files it holds
 */
export function gatherFiles(siteDir: string, address: string, paths: readonly string[]): void {
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(siteDir, path), 'utf8')]));
  writeFileSync(join(siteDir, address), JSON.stringify(texts));
}

/** Paths of the drawings in some folders. */
export const drawingsIn = (siteDir: string, folders: readonly string[], ending: string): string[] =>
  folders.flatMap((folder) => filesIn(siteDir, folder).filter((path) => path.endsWith(ending)));

/**
 * Paths of the small scripts and style sheets of the build. The boot script is not one of them: every page names it, and
 * its name tells which build a page belongs to.
 */
export const smallCodeIn = (siteDir: string, isCode: (path: string) => boolean): string[] =>
  filesIn(siteDir, 'assets').filter(
    (path) => isCode(path) && !BOOT_SCRIPT.test(path) && statSync(join(siteDir, path)).size < SMALL,
  );

const filesIn = (siteDir: string, folder: string) =>
  readdirSync(join(siteDir, folder))
    .sort()
    .map((name) => `/${folder}/${name}`);

/** Removes files from the worker's list that it finds in a gathered file. */
export function withoutGathered<Entry extends { readonly url: string }>(
  manifest: readonly Entry[],
  siteDir: string,
  address: string,
): { manifest: Entry[]; warnings: string[] } {
  const gathered = JSON.parse(readFileSync(join(siteDir, address), 'utf8'));
  return { manifest: manifest.filter(({ url }) => !Object.hasOwn(gathered, `/${url}`)), warnings: [] };
}
