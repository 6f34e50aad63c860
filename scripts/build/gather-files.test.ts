import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { drawingsIn, gatherFiles, smallCodeIn, withoutGathered } from './gather-files.ts';

function built(files: Readonly<Record<string, string>>) {
  const site = mkdtempSync(join(tmpdir(), 'gather-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return site;
}

it('the drawings of the folders are in one file, each under its path', () => {
  const site = built({
    'art/vase.svg': '<svg>vase</svg>',
    'art/vase.webp': '',
    'map/land.svg': '<svg>land</svg>',
    'pictures/medal.svg': '',
  });
  gatherFiles(site, '/drawings.json', drawingsIn(site, ['art', 'map'], '.svg'));
  expect(JSON.parse(readFileSync(join(site, 'drawings.json'), 'utf8'))).toEqual({
    '/art/vase.svg': '<svg>vase</svg>',
    '/map/land.svg': '<svg>land</svg>',
  });
});

it('small code is gathered, and is then not in the list of files', () => {
  const site = built({
    'assets/a.js': 'a()',
    'assets/boot-Ab_1.js': 'b()',
    'assets/large.js': 'b()'.repeat(4_000),
    'assets/font.woff2': '',
    'assets/languages/el.js': '',
  });
  const paths = smallCodeIn(site, (path) => path.endsWith('.js'));
  expect(paths).toEqual(['/assets/a.js']);
  gatherFiles(site, '/code.json', paths);
  const listed = [{ url: 'assets/a.js' }, { url: 'assets/large.js' }, { url: 'code.json' }];
  expect(withoutGathered(listed, site, '/code.json').manifest).toEqual(listed.slice(1));
});
