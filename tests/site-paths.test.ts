import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPagePath } from '#core/site-paths.ts';
import { ROUTES } from './support/routes.ts';

describe('what is a screen and what a file', () => {
  it.each(ROUTES.map(({ pattern }) => pattern.replaceAll(/(?<=\/)\{\w+\}/g, 'dr.rao')))(
    'ROUTE-29 %s is a screen, whatever names the provider uses',
    (path) => expect(isPagePath(path)).toBe(true),
  );

  it('PWA-07 every file that the build copies is served as one', () => {
    const folder = join(import.meta.dirname, '../public');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => `/${relative(folder, join(parentPath, name))}`);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(isPagePath)).toEqual([]);
  });
});
