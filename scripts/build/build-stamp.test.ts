import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStamp, isBuilt, sourceFiles, writeStamp } from './build-stamp.mjs';

const AT_NOON = { env: {}, nodeVersion: '20.19.0', now: new Date('2026-03-05T12:00:00Z') };
let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('package.json', '{}');
  write('index.html', '<main></main>');
  write('src/main.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the files of a build', () => {
  it('are the sources and settings, without tests, leftovers and hidden files', () => {
    for (const path of [
      '.env',
      '.env.production',
      'tsconfig.base.json',
      'vite.config.ts',
      'public/icons/a.svg',
    ])
      write(path, '');
    for (const path of [
      'README.md',
      '.gitignore',
      'src/a.test.ts',
      'src/.a.swp',
      'docs/offline.md',
      'dist/index.html',
    ])
      write(path, '');
    expect(sourceFiles(root)).toEqual([
      '.env',
      '.env.production',
      'index.html',
      'package.json',
      'public/icons/a.svg',
      'src/main.tsx',
      'tsconfig.base.json',
      'vite.config.ts',
    ]);
  });
});

describe('the stamp', () => {
  const stamp = (changes = {}) => buildStamp(root, { ...AT_NOON, ...changes });

  it('is the same for the same sources, in another place and at another time of the day', () => {
    const first = stamp();
    const copy = `${root}-copy`;
    cpSync(root, copy, { recursive: true });
    expect(buildStamp(copy, { ...AT_NOON, now: new Date('2026-03-05T15:00:00Z') })).toBe(first);
    rmSync(copy, { recursive: true });
  });

  it.each([
    ['a changed source', () => write('src/main.tsx', 'two')],
    ['a new file', () => write('core/new.ts', '')],
    ['a changed screen of the desk', () => write('desk/main.tsx', 'two')],
    ['a renamed file', () => renameSync(join(root, 'src/main.tsx'), join(root, 'src/other.tsx'))],
    ['a changed lock file', () => write('package-lock.json', '{}')],
    ['a settings file', () => write('.env.local', 'VITE_SITE_URL=https://games.example')],
  ])('changes with %s', (_, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });

  it('changes with a setting of the build and not with any other', () => {
    expect(stamp({ env: { VITE_PRODUCT_NAME: 'Other Games' } })).not.toBe(stamp());
    expect(stamp({ env: { PORT: '5000', HOME: '/home/visitor' } })).toBe(stamp());
    expect(stamp({ env: { VITE_A: '1', VITE_B: '2' } })).toBe(stamp({ env: { VITE_B: '2', VITE_A: '1' } }));
  });

  it("changes with Node's major version only", () => {
    expect(stamp({ nodeVersion: '22.1.0' })).not.toBe(stamp());
    expect(stamp({ nodeVersion: '20.20.2' })).toBe(stamp());
  });

  it('CONTENT-16 changes with each published revision, and then no longer at midnight', () => {
    const published = 'revision 7 of 2026-03-05T11:00:00.000Z';
    const first = stamp({ published });
    expect(first).not.toBe(stamp());
    expect(stamp({ published: 'revision 8 of 2026-03-05T11:30:00.000Z' })).not.toBe(first);
    expect(stamp({ published, now: new Date('2026-03-06T12:00:00Z') })).toBe(first);
  });

  it('changes at midnight where the sample content lives, and never where the content comes from elsewhere', () => {
    const nextDay = new Date('2026-03-05T18:31:00Z');
    expect(stamp({ now: new Date('2026-03-05T18:29:00Z') })).toBe(stamp());
    expect(stamp({ now: nextDay })).not.toBe(stamp());
    const env = { VITE_API_BASE: 'https://api.example' };
    expect(stamp({ env, now: nextDay })).toBe(stamp({ env }));
  });
});

describe('a build', () => {
  it('is up to date only when it is complete and bears the stamp', () => {
    writeStamp(root, 'abc');
    expect(isBuilt(root, 'abc')).toBe(false);
    write('dist/index.html', '');
    write('dist-server/main.js', '');
    expect(isBuilt(root, 'abc')).toBe(false);
    write('dist-desk/index.html', '');
    expect(isBuilt(root, 'abc')).toBe(true);
    expect(isBuilt(root, 'abd')).toBe(false);
  });
});
