import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSize } from '../../../tests/support/looking/picture-size.ts';
import { MOST_BYTES } from './draw-preview.ts';
import { BLACK_FIGURE, MARK, PREVIEW, SCENE, SLIP } from './identity.ts';
import { withoutSlots } from './read-pixels.ts';

const BLUE = '#2040c0';
const GREEN = '#208040';
const CLAY = BLACK_FIGURE.ground;
const LONGEST_DRAW_MS = 240_000;
const DRAW = 'tests/support/looking/draw-previews.mjs';

let folder = '';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const cutOut = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="60" r="40" fill="var(--ag, ${colour})"/></svg>`,
  );

/** The pictures whose previews are looked at, by name of their files. */
async function pictures(): Promise<Record<string, Buffer>> {
  const noise = { width: 1200, height: 540, channels: 3 as const };
  const wide = await plain(1600, 1000, BLUE).png().toBuffer();
  return {
    'wide.png': wide,
    'other.webp': await plain(1600, 1000, GREEN).webp().toBuffer(),
    'grey.png': await plain(1600, 1000, '#808080').toColourspace('b-w').png().toBuffer(),
    'deep.png': await plain(1600, 1000, BLUE).toColourspace('rgb16').png().toBuffer(),
    'tall.jpg': await plain(600, 800, BLUE).jpeg({ quality: 95 }).toBuffer(),
    // Upright once its orientation is read, it is tall as well.
    'lying.jpg': await plain(800, 600, BLUE)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer(),
    'small.png': await plain(60, 40, BLUE).png().toBuffer(),
    'long.png': await plain(2_000, 10, BLUE).png().toBuffer(),
    'thin.png': await plain(10, 2_000, BLUE).png().toBuffer(),
    'noise.png': await sharp({
      create: { ...noise, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer(),
    'light.svg': cutOut('#fff4e2'),
    'dark.svg': cutOut('#101010'),
    'nothing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'half.png': wide.subarray(0, wide.length / 2),
    'text.png': Buffer.from('no picture'),
    'empty.png': Buffer.alloc(0),
  };
}
const DRAWN = [
  ...['wide.png', 'other.webp', 'grey.png', 'deep.png', 'tall.jpg', 'lying.jpg', 'small.png', 'long.png'],
  ...['thin.png', 'noise.png', 'light.svg', 'dark.svg'],
];
const REFUSED = ['nothing.svg', 'half.png', 'text.png', 'empty.png'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  for (const [name, bytes] of Object.entries(await pictures())) writeFileSync(join(folder, name), bytes);
  await promisify(execFile)(process.execPath, [DRAW, folder]);
}, LONGEST_DRAW_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const previewOf = (name: string) => readFileSync(join(folder, `${name}.preview.jpg`));

const opened = new Map<string, Promise<Buffer>>();

/** How far the colour at a place is from one, in the channel that differs most. */
async function distance(name: string, x: number, y: number, colour: string): Promise<number> {
  const pixels = opened.get(name) ?? sharp(previewOf(name)).raw().toBuffer();
  opened.set(name, pixels);
  const data = (await pixels).subarray((y * PREVIEW.width + x) * 3);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...wanted.map((value, index) => Math.abs(value - (data[index] ?? 999))));
}
/** As near as a small JPEG file comes. */
const NEAR = 16;

describe('previews that the build draws', () => {
  it('DATA-06 are JPEG files of the size that networks show, and small', () => {
    for (const name of DRAWN) {
      const preview = previewOf(name);
      expect(pictureSize(preview), name).toEqual(PREVIEW);
      expect(preview.length, name).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it('DATA-06 show the picture, so that two pages are told apart', async () => {
    const middle = [PREVIEW.width / 2, SCENE.height / 2] as const;
    expect(await distance('wide.png', ...middle, BLUE)).toBeLessThan(NEAR);
    expect(await distance('deep.png', ...middle, BLUE)).toBeLessThan(NEAR);
    expect(await distance('other.webp', ...middle, GREEN)).toBeLessThan(NEAR);
    expect(await distance('grey.png', ...middle, '#808080')).toBeLessThan(NEAR);
    for (const name of ['tall.jpg', 'lying.jpg'])
      expect(await distance(name, PREVIEW.width - 10, SCENE.height / 2, BLUE), name).toBeLessThan(NEAR);
    // What is too small to fill the scene stands on its lower edge.
    expect(await distance('small.png', middle[0], SCENE.height - 12, BLUE)).toBeLessThan(NEAR);
    expect(await distance('small.png', middle[0], 20, SLIP)).toBeLessThan(NEAR);
  });

  it('DATA-06 have the mark and the band of the site', async () => {
    for (const name of DRAWN) {
      expect(await distance(name, PREVIEW.width / 2, PREVIEW.height - 4, SLIP), name).toBeLessThan(NEAR);
      const isBeside = ['tall.jpg', 'lying.jpg'].includes(name);
      if (isBeside) expect(await distance(name, 10, 10, CLAY), name).toBeLessThan(NEAR);
      else {
        const edge = MARK.y - MARK.radius;
        expect(await distance(name, MARK.x, edge + 8, CLAY), name).toBeLessThan(NEAR * 2);
        expect(await distance(name, MARK.x, edge - MARK.gap / 2, SLIP), name).toBeLessThan(NEAR * 2);
      }
    }
  });

  it('DATA-06 put a figure without a ground on one that it is seen on', async () => {
    expect(await distance('light.svg', 10, 10, SLIP)).toBeLessThan(NEAR);
    expect(await distance('dark.svg', 10, 10, CLAY)).toBeLessThan(NEAR);
    const middle = [PREVIEW.width / 2, SCENE.height - 100] as const;
    expect(await distance('light.svg', ...middle, '#fff4e2')).toBeLessThan(NEAR);
    expect(await distance('dark.svg', ...middle, '#101010')).toBeLessThan(NEAR);
  });

  it('DATA-06 are not drawn of what is no picture, or shows nothing', () => {
    for (const name of REFUSED) {
      expect(existsSync(join(folder, `${name}.preview.jpg`)), name).toBe(false);
      expect(readFileSync(join(folder, `${name}.refused.txt`), 'utf8'), name).toMatch(/\w/);
    }
  });
});

it('DATA-06 slots of a drawing are filled with the colours that it names', () => {
  expect(withoutSlots('<path fill="var(--ag,#dc6734)" stroke="var(--aw, white)"/>')).toBe(
    '<path fill="#dc6734" stroke="white"/>',
  );
});
