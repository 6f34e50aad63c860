import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { gatherDrawings } from './drawings.mjs';

it('the drawings of the folders stand in one file, each under its path', () => {
  const site = mkdtempSync(join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  for (const folder of ['art', 'map', 'pictures']) mkdirSync(join(site, folder));
  for (const file of ['art/vase.svg', 'art/vase.webp', 'map/land.svg', 'pictures/medal.svg'])
    writeFileSync(join(site, file), `<svg>${file}</svg>`);
  gatherDrawings(site, { address: '/drawings.json', folders: ['art', 'map'], ending: '.svg' });
  expect(JSON.parse(readFileSync(join(site, 'drawings.json'), 'utf8'))).toEqual({
    '/art/vase.svg': '<svg>art/vase.svg</svg>',
    '/map/land.svg': '<svg>map/land.svg</svg>',
  });
});
