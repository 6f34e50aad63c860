import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the bundler knows about modules. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds?: readonly string[]; readonly code?: string | null } | null;
}

const BOOT = resolve('src/startup/2-boot/boot.ts');
const APP = resolve('src/main.tsx');
const SCREENS = ['src/pages', 'src/kiosk/pages'].flatMap((pages) =>
  readdirSync(pages).map((folder) => resolve(`${pages}/${folder}/${folder}-page.tsx`)),
);
const MANY_SCREENS = 5;
/**
 * Characters of code before minification. Loading less than that with a page is cheaper than a request of its own,
 * which costs a slow phone about 5 ms.
 */
const LITTLE_CODE = 800;
const LIBRARY =
  /node_modules\/(?!dexie|dompurify|ical-generator|leaflet|minisearch|swiper|uqr|workbox-window)/;
const DATABASE = /node_modules\/dexie/;
const CORE = /\/core\//;

/**
 * Decides which file of the build a module goes into. Every file costs a request, and a page should not read code that
 * it does not run. So code that every page needs is one file. Code that many screens share, or a little code that two
 * screens share, is another. The bundler splits the rest by who imports it. No files import each other in a cycle.
 *
 * @param id path of the module
 * @returns name of the file, or null to let the bundler decide
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (LIBRARY.test(id)) return 'libraries';
  if (id.includes('rolldown/runtime') || importsOf(BOOT, graph).has(id)) return 'boot';
  if (importsOf(APP, graph).has(id)) return 'main';
  if (needsDatabase(id, graph)) return 'storage';
  const users = countScreens(id, graph);
  if (users >= MANY_SCREENS) return 'screens';
  return users > 1 && codeLength(id, graph) < LITTLE_CODE ? 'screens' : null;
}

/** How many screens need a module. */
const countScreens = (id: string, graph: ModuleGraph) =>
  SCREENS.filter((screen) => importsOf(screen, graph).has(id)).length;

/** How much code moves with a module. All of its imports that have no other file move with it, which avoids cycles. */
function codeLength(id: string, graph: ModuleGraph): number {
  let sum = 0;
  for (const needed of importsOf(id, graph))
    if (
      !LIBRARY.test(needed) &&
      !importsOf(APP, graph).has(needed) &&
      countScreens(needed, graph) < MANY_SCREENS
    )
      sum += graph.getModuleInfo(needed)?.code?.length ?? 0;
  return sum;
}

/** Modules that import the database stay out of all other files, because most visits never need it. */
function needsDatabase(id: string, graph: ModuleGraph): boolean {
  if (DATABASE.test(id)) return true;
  return CORE.test(id) && [...importsOf(id, graph)].some((needed) => DATABASE.test(needed));
}

const known = new Map<string, Set<string>>();

/** A module and everything it imports statically, directly or indirectly. */
function importsOf(root: string, graph: ModuleGraph): Set<string> {
  const found = known.get(root) ?? new Set([root]);
  if (known.has(root)) return found;
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  known.set(root, found);
  return found;
}
