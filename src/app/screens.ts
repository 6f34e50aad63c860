import type { RouteObject } from 'react-router-dom';
import type { Screen } from '../navigation/screen.ts';
import { screen } from './screen.ts';

const SCREEN_FILES = import.meta.glob<Screen>('../pages/*/screen.ts', { eager: true, import: 'screen' });

const pages = Object.entries(SCREEN_FILES)
  .map(([file, page]) => ({ ...page, folder: file.slice('../pages/'.length, -'/screen.ts'.length) }))
  .sort((a, b) => a.order - b.order);

/** All screens, in the order of section 2 of the specification. */
export const screens: RouteObject[] = pages.flatMap(({ folder, paths, load }) => {
  const route = screen(folder, load, (component) => component);
  return paths.map((path) => (path === '/' ? { index: true, ...route } : { path: path.slice(1), ...route }));
});

/** Addresses without a parameter. */
export const staticPaths: readonly string[] = pages
  .flatMap(({ paths }) => paths)
  .filter((path) => !/[:*]/.test(path));

/** Patterns of addresses that may exist although the build did not know them (reading Q-80). */
export const openPatterns: readonly string[] = pages
  .flatMap(({ paths, isFilledByApi }) => (isFilledByApi ? paths : []))
  .filter((path) => !staticPaths.includes(path));
