import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = [
  'vite.config.ts',
  ...['src', 'sw', 'core', 'server', 'scripts', 'tests'].flatMap(codeIn),
].map((file) => readFileSync(file, 'utf8'));
const project = JSON.parse(readFileSync('package.json', 'utf8'));

it.each([
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'src',
  'public/manifest.webmanifest',
  'sw',
  'tests',
  'README.md',
])('CARD-01 the top level holds %s', (path) => expect(existsSync(path)).toBe(true));

it.each([
  'react',
  'react-dom',
  'vite',
  'vite-plugin-pwa',
  'workbox-window',
  'react-router-dom',
  'dexie',
  '@tanstack/react-query',
  'swiper',
  'leaflet',
  'i18next',
  'vitest',
  'playwright',
])('CARD-02 package.json names %s, and the site or its checks use it', (name) => {
  expect({ ...project.dependencies, ...project.devDependencies }).toHaveProperty([name]);
  const use = new RegExp(`(?:from|import\\(?)\\s*'${name}(?:/[^']*)?'`);
  expect(sources.some((text) => use.test(text))).toBe(true);
});

it('CARD-03 types are checked without output and without loopholes', () => {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.base.json', 'utf8'));
  expect(compilerOptions).toMatchObject({ strict: true });
  expect(project.scripts.typecheck).toBe('tsc -b');
});

it('CARD-04 the commands of the README exist', () => {
  const readme = readFileSync('README.md', 'utf8');
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script ?? '');
  expect(named.length).toBeGreaterThan(3);
  for (const script of [...named, 'start', 'test']) expect(project.scripts).toHaveProperty([script]);
});

it('CARD-05 README names every setting of the build', () => {
  const namesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/\bVITE_\w+/g));
  const [asked, told] = [namesIn('core/settings.ts'), namesIn('README.md')];
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
});

function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => join(folder, file));
}
