import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPreviews, type PreviewSources } from './open-previews.ts';

/** Builds in a folder of their own, one after the other; each says what it has drawn. */
function buildsForThisTest() {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pictures = new Map([
    ['/media/drum.svg', 'drum'],
    ['/storage/drum.svg', 'drum'],
    ['/media/lyre.svg', 'lyre'],
    ['/media/broken.jpg', 'broken'],
  ]);
  return (site: string, earlier: string, more: Partial<PreviewSources> = {}) => {
    const drawn: string[] = [];
    const previews = openPreviews({
      siteDir: join(folder, site),
      earlierDir: join(folder, earlier),
      read: async (address) => {
        const picture = pictures.get(address);
        return picture === undefined ? null : Buffer.from(picture);
      },
      draw: async (picture) => {
        if (`${picture}` === 'broken') throw new Error('no picture');
        drawn.push(`${picture}`);
        return Buffer.from(`preview of ${picture}`);
      },
      recipe: '1',
      ...more,
    });
    return { ...previews, drawn, files: () => readdirSync(join(folder, site, 'previews')), folder };
  };
}

it('DATA-06 each picture has one preview, whose name says what it is made of', async () => {
  const { previewOf, drawn, files, folder, message } = buildsForThisTest()('new', 'none');
  const paths = await Promise.all(
    ['/media/drum.svg', '/storage/drum.svg', '/media/lyre.svg', '/media/drum.svg'].map(previewOf),
  );
  expect(paths[0]).toMatch(/^\/previews\/[\da-f]{24}\.jpg$/);
  expect(paths[1]).toBe(paths[0]);
  expect(paths[3]).toBe(paths[0]);
  expect(paths[2]).not.toBe(paths[0]);
  expect(files()).toHaveLength(2);
  expect(readFileSync(join(folder, 'new', paths[2] ?? ''), 'utf8')).toBe('preview of lyre');
  expect(new Set(drawn)).toEqual(new Set(['drum', 'lyre']));
  expect(message()).toBeNull();
});

it('DATA-06 what the build before has drawn is not drawn again, unless previews look different now', async () => {
  const build = buildsForThisTest();
  const path = await build('first', 'none').previewOf('/media/drum.svg');
  const second = build('second', 'first');
  expect(await second.previewOf('/media/drum.svg')).toBe(path);
  expect(second.drawn).toEqual([]);
  expect(readFileSync(join(second.folder, 'second', path ?? ''), 'utf8')).toBe('preview of drum');
  const third = build('third', 'second', { recipe: '2' });
  expect(await third.previewOf('/media/drum.svg')).not.toBe(path);
  expect(third.drawn).toEqual(['drum']);
});

it('DATA-06 a picture that cannot be read or drawn has no preview, and the build says which', async () => {
  const { previewOf, message } = buildsForThisTest()('new', 'none', {});
  expect(await previewOf('/media/broken.jpg')).toBeNull();
  expect(await previewOf('https://media.example/far.jpg')).toBeNull();
  expect(await previewOf('/media/broken.jpg')).toBeNull();
  expect(message()).toBe(
    'previews show the picture of the site instead of 2 that the build cannot read: /media/broken.jpg, https://media.example/far.jpg',
  );
  for (const number of [1, 2, 3, 4]) await previewOf(`/media/${number}.jpg`);
  expect(message()).toMatch(/instead of 6 .* and 1 more$/);
});
