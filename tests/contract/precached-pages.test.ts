import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

/** Precached as whole documents, since they are opened most. */
const WHOLE = ['/', '/home', '/event'];

it('SW16 every page of a fixed address is kept on the device with the sample content', async () => {
  const { staticPaths }: { staticPaths: readonly string[] } = await import(
    pathToFileURL(resolve('dist-server/prerender.js')).href
  );
  const kept: Readonly<Record<string, unknown>> = JSON.parse(readFileSync('dist/ready-pages.json', 'utf8'));
  expect(staticPaths.filter((path) => !(path in kept) && !WHOLE.includes(path))).toEqual([]);
});
