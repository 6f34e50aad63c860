import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunkOf } from './chunk-of.mjs';

const screen = (folder) => `src/pages/${folder}/${folder}-page.tsx`;
const FIVE = ['home', 'news', 'event', 'game', 'medals'].map(screen);

/** Who imports what, by paths from the project's root. */
const IMPORTS = {
  'src/startup/boot.ts': ['src/data/is-kiosk.ts'],
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
const build = {
  getModuleInfo: (id) => {
    const found = Object.entries(IMPORTS).find(([path]) => resolve(path) === id);
    const code = id.endsWith('tabs.tsx') ? 'x'.repeat(4_000) : 'x';
    return { importedIds: (found?.[1] ?? []).map((path) => resolve(path)), code };
  },
};

it.each([
  ['node_modules/react/index.js', 'libraries', 'a library'],
  ['src/data/is-kiosk.ts', 'boot', 'what the first script needs, whoever else does'],
  ['src/ui/icon.tsx', 'main', 'what the frame of all pages needs'],
  ['src/ui/heading.tsx', 'screens', 'what many screens have in common'],
  ['src/ui/tabs.tsx', null, 'much that two screens share is left to the bundler'],
  ['src/ui/small-around-large.tsx', null, 'so is what brings much'],
  ['src/ui/mark.tsx', 'screens', 'little that two screens share'],
  ['core/storage/packs.ts', 'storage', 'what brings the database'],
  ['node_modules/dexie/dexie.mjs', 'storage', 'the database'],
])('%s stands in %s: %s', (path, chunk) => {
  expect(chunkOf(resolve(path), build)).toBe(chunk);
});
