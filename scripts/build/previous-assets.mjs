// @ts-check
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'assets';
/** Lists the files of a built site that come from the build before it. */
const LIST = 'previous-assets.json';

/**
 * Copies the hashed files of the current build into the next one, so that a page opened before a deploy still finds its
 * parts on the host. Only one generation is kept: files that the current build had copied itself are left behind, unless
 * the next build is the same again. Call it last, so that the copies are in no other list of the new build.
 *
 * @param {string} current folder of the site that is in place
 * @param {string} next folder of the site that replaces it
 */
export function keepPreviousAssets(current, next) {
  const had = filesOf(current);
  const has = new Set(filesOf(next));
  const copied = new Set(listOf(current));
  const own = had.filter((file) => !copied.has(file));
  const isSame = own.length === has.size && own.every((file) => has.has(file));
  const kept = (isSame ? had : own).filter((file) => !has.has(file));
  for (const file of kept) cpSync(join(current, ASSETS, file), join(next, ASSETS, file));
  writeFileSync(join(next, LIST), JSON.stringify(kept));
}

/** @param {string} site */
function filesOf(site) {
  const folder = join(site, ASSETS);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/**
 * @param {string} site
 * @returns {string[]}
 */
function listOf(site) {
  const file = join(site, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
