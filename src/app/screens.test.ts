import { describe, expect, it } from 'vitest';
import { openPatterns, screens, staticPaths } from './screens.ts';

const folders = Object.keys(import.meta.glob('../pages/*/*')).map((file) => file.split('/')[2]);
const known = screens.map(({ handle }) => handle.folder);

describe('the screens', () => {
  it('are those of the page folders, each with a screen.ts', () => {
    expect([...new Set(known)].sort()).toEqual([...new Set(folders)].sort());
  });

  it('ROUTE-13 come in the order of section 2, with no path twice', () => {
    const paths = screens.map(({ index, path }) => (index ? '/' : `/${path}`));
    expect(paths.slice(0, 6)).toEqual([
      '/',
      '/home',
      '/event',
      '/event/:eventpath',
      '/event/:eventpath/:gamecategory/:gamename',
      '/event/:eventpath/:gamecategory/:gamename/:subgame',
    ]);
    expect(paths.slice(-3)).toEqual(['/print', '/print/:eventpath', '/*']);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are prerendered where the address has no parameter', () => {
    expect(staticPaths.slice(0, 3)).toEqual(['/', '/home', '/event']);
    expect(staticPaths).toContain('/news/details');
    expect(staticPaths.filter((path) => /[:*]/.test(path))).toEqual([]);
  });

  it('Q-80 name the addresses that the API fills', () => {
    expect(openPatterns).toEqual([
      '/event/:eventpath',
      '/event/:eventpath/:gamecategory/:gamename',
      '/event/:eventpath/:gamecategory/:gamename/:subgame',
      '/our-council/:slug',
      '/print/:eventpath',
    ]);
  });

  it.each(screens.map((route) => [`/${route.path ?? ''}`, route] as const))(
    'load the component of %s from its folder',
    async (_, { lazy, handle }) => {
      if (typeof lazy !== 'function') throw new Error('no lazy component');
      const component = (await lazy()).Component;
      const words = handle.folder.split('-').map((word: string) => word[0]?.toUpperCase() + word.slice(1));
      expect(component).toHaveProperty('name', `${words.join('')}Page`);
    },
  );
});
