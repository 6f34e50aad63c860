import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Above it a script is worth an entry of its own: browsers keep what they have compiled beside it. In bytes. */
const SMALL = 8_000;
const NAMED_BY_PAGES = /\/boot-[^/]+\.js$/;

/**
 * Writes some files of the built site into one: an object of their texts by path.
 *
 * @param {string} siteDir folder of the built site
 * @param {string} address where the one file is to lie
 * @param {readonly string[]} paths of what it is to hold
 */
export function gatherFiles(siteDir, address, paths) {
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(siteDir, path), 'utf8')]));
  writeFileSync(join(siteDir, address), JSON.stringify(texts));
}

/** @returns {string[]} paths of the drawings of some folders */
export const drawingsIn = (siteDir, folders, ending) =>
  folders.flatMap((folder) => filesIn(siteDir, folder).filter((path) => path.endsWith(ending)));

/**
 * The script that pages name is none of them: by it a page is known to be of the build whose files are listed.
 *
 * @returns {string[]} paths of the small scripts and sheets of the build
 */
export const smallCodeIn = (siteDir, isCode) =>
  filesIn(siteDir, 'assets').filter(
    (path) => isCode(path) && !NAMED_BY_PAGES.test(path) && statSync(join(siteDir, path)).size < SMALL,
  );

const filesIn = (siteDir, folder) =>
  readdirSync(join(siteDir, folder))
    .sort()
    .map((name) => `/${folder}/${name}`);

/** Takes what the worker finds in a gathered file out of the list of its files. */
export function withoutGathered(manifest, siteDir, address) {
  const gathered = JSON.parse(readFileSync(join(siteDir, address), 'utf8'));
  return { manifest: manifest.filter(({ url }) => !Object.hasOwn(gathered, `/${url}`)), warnings: [] };
}
