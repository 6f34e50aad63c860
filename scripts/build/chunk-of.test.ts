import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunkOf } from './chunk-of.ts';

const screen = (folder: string) => `src/pages/${folder}/${folder}-page.tsx`;
const FIVE = ['home', 'news', 'event', 'game', 'medals'].map(screen);

/** What each module imports, by paths from the project's root. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'src/startup/2-boot/boot.ts': ['src/data/is-kiosk.ts'],
  'src/main.tsx': ['src/data/is-kiosk.ts', 'src/app/shell.tsx', 'node_modules/react/index.js'],
  'src/app/shell.tsx': ['src/ui/icon.tsx'],
  ...Object.fromEntries(FIVE.map((path) => [path, ['src/ui/icon.tsx', 'src/ui/heading.tsx']])),
  [screen('history')]: ['src/ui/tabs.tsx', 'src/ui/mark.tsx'],
  [screen('saved')]: [
    'src/ui/tabs.tsx',
    'src/ui/mark.tsx',
    'src/ui/small-around-large.tsx',
    'core/storage/packs.ts',
  ],
  [screen('search')]: ['src/ui/small-around-large.tsx'],
  'src/ui/small-around-large.tsx': ['src/ui/tabs.tsx'],
  'core/storage/packs.ts': ['node_modules/dexie/dexie.mjs'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const found = Object.entries(IMPORTS).find(([path]) => resolve(path) === id);
    const code = id.endsWith('tabs.tsx') ? 'x'.repeat(4_000) : 'x';
    return { importedIds: (found?.[1] ?? []).map((path) => resolve(path)), code };
  },
};

it.each([
  ['node_modules/react/index.js', 'libraries', 'a library'],
  ['src/data/is-kiosk.ts', 'boot', 'what the boot script needs, even if others need it too'],
  ['src/ui/icon.tsx', 'main', 'what every page needs'],
  ['src/ui/heading.tsx', 'screens', 'what many screens share'],
  ['src/ui/tabs.tsx', null, 'a lot of code that two screens share is left to the bundler'],
  ['src/ui/small-around-large.tsx', null, 'so is a module that imports a lot of code'],
  ['src/ui/mark.tsx', 'screens', 'a little code that two screens share'],
  ['core/storage/packs.ts', 'storage', 'what imports the database'],
  ['node_modules/dexie/dexie.mjs', 'storage', 'the database'],
])('%s goes into %s: %s', (path, chunk, _reason) => {
  expect(chunkOf(resolve(path), graph)).toBe(chunk);
});
