import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'assets';
/** Which files of a built site are those of the build before it. */
const LIST = 'previous-assets.json';

/**
 * Takes the hashed files of the build that is in place along into the next one, so that a page opened before a deploy
 * finds its parts on the host, too. One generation: what the build in place had taken along itself stays behind, unless
 * the next one is the same build again. Call it last: what it brings belongs to no list of the new build.
 */
export function keepPreviousAssets(inPlace, next) {
  const had = filesOf(inPlace);
  const has = new Set(filesOf(next));
  const before = new Set(listOf(inPlace));
  const own = had.filter((file) => !before.has(file));
  const isSame = own.length === has.size && own.every((file) => has.has(file));
  const kept = (isSame ? had : own).filter((file) => !has.has(file));
  for (const file of kept) cpSync(join(inPlace, ASSETS, file), join(next, ASSETS, file));
  writeFileSync(join(next, LIST), JSON.stringify(kept));
}

function filesOf(site) {
  const folder = join(site, ASSETS);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

function listOf(site) {
  const file = join(site, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
