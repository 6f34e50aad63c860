import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPicture } from './read-picture.ts';

/** A site with one drawing, whose API says what it was asked for. */
function placesForThisTest() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const siteDir = join(folder, 'site');
  mkdirSync(join(siteDir, 'art/नृत्य'), { recursive: true });
  writeFileSync(join(siteDir, 'art/नृत्य/lyre.svg'), 'a lyre');
  writeFileSync(join(folder, 'secret.svg'), 'a secret');
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    return path.startsWith('/media/') ? Buffer.from('of the API') : null;
  };
  return { asked, places: { siteDir, siteUrl: 'https://games.example', ask } };
}

it('DATA-06 a picture for previews comes from the site or its own API, whatever stands after its path', async () => {
  const { places, asked } = placesForThisTest();
  const text = async (address: string) => (await readPicture(address, places))?.toString();
  const encoded = encodeURI('/art/नृत्य/lyre.svg');
  expect(await text(`${encoded}#svgView(viewBox(0,0,4,3))`)).toBe('a lyre');
  expect(await text(`https://games.example${encoded}?v=2`)).toBe('a lyre');
  expect(asked).toEqual([]);
  expect(await text('/media/drum.svg')).toBe('of the API');
});

it('DATA-06 no other server is asked for a picture, and no file outside the site is read', async () => {
  const { places, asked } = placesForThisTest();
  for (const address of [
    'https://media.example/drum.svg',
    'https://games.example.org/art/lyre.svg',
    '//media.example/drum.svg',
    'drum.svg',
    '',
  ])
    expect(await readPicture(address, places), address).toBeNull();
  expect(asked).toEqual([]);
  for (const address of ['/../secret.svg', '/%2e%2e/secret.svg', '/art', '/'])
    expect(await readPicture(address, places), address).toBeNull();
});
