import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const BOOT = resolve('src/startup/boot.ts');
const APP = resolve('src/main.tsx');
const SCREENS = ['src/pages', 'src/kiosk/pages'].flatMap((pages) =>
  readdirSync(pages).map((folder) => resolve(`${pages}/${folder}/${folder}-page.tsx`)),
);
const MANY_SCREENS = 5;
/** Less of code than its own request would cost a page (about 5 ms on a slow phone). In characters, before it is made small. */
const LITTLE_CODE = 800;
const LIBRARY = /node_modules\/(?!dexie|dompurify|leaflet|minisearch|swiper|uqr|workbox-window)/;
const DATABASE = /node_modules\/dexie/;
const KEEPING = /\/core\//;

/**
 * In which file of the build a module stands. Every file costs a request, and what a page does not run it should not
 * read: so what every page needs is one file, what many screens have in common, or little that two have, another, and the
 * bundler parts the rest by who imports it. No file needs another in a circle.
 *
 * @param {string} id path of the module
 * @param {{ getModuleInfo: (id: string) => { importedIds?: string[] } | null }} build
 * @returns {string | null} name of the file; null leaves it to the bundler
 */
export function chunkOf(id, build) {
  if (LIBRARY.test(id)) return 'libraries';
  if (id.includes('rolldown/runtime') || needsOf(BOOT, build).has(id)) return 'boot';
  if (needsOf(APP, build).has(id)) return 'main';
  if (needsDatabase(id, build)) return 'storage';
  const users = usersOf(id, build);
  if (users >= MANY_SCREENS) return 'screens';
  return users > 1 && weightOf(id, build) < LITTLE_CODE ? 'screens' : null;
}

/** How many screens need it. */
const usersOf = (id, build) => SCREENS.filter((screen) => needsOf(screen, build).has(id)).length;

/** How much code comes with it that has no other file: all of that goes with it, so that no circle arises. */
function weightOf(id, build) {
  let sum = 0;
  for (const needed of needsOf(id, build))
    if (!LIBRARY.test(needed) && !needsOf(APP, build).has(needed) && usersOf(needed, build) < MANY_SCREENS)
      sum += build.getModuleInfo(needed)?.code?.length ?? 0;
  return sum;
}

/** What brings the database stays out of all other files: most visits never need it. */
function needsDatabase(id, build) {
  if (DATABASE.test(id)) return true;
  return KEEPING.test(id) && [...needsOf(id, build)].some((needed) => DATABASE.test(needed));
}

/** @type {Map<string, Set<string>>} */
const known = new Map();

/** A module and all that it imports statically, itself or through others. */
function needsOf(root, build) {
  const found = known.get(root) ?? new Set([root]);
  if (known.has(root)) return found;
  for (const id of found)
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  known.set(root, found);
  return found;
}
