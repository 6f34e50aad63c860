import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPreviousAssets } from './previous-assets.mjs';

let root = '';
const current = () => join(root, 'dist');

/** Builds a site of these hashed files, and replaces the current one with it. */
function deploy(...files: string[]) {
  const next = join(root, 'next');
  mkdirSync(join(next, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(next, 'assets', file), file);
  keepPreviousAssets(current(), next);
  rmSync(current(), { recursive: true, force: true });
  renameSync(next, current());
  return readdirSync(join(current(), 'assets')).sort();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploys-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the host after a deploy', () => {
  it('SW5 still has the hashed files of the build before', () => {
    expect(deploy('main-a.js', 'react.js')).toEqual(['main-a.js', 'react.js']);
    expect(deploy('main-b.js', 'react.js')).toEqual(['main-a.js', 'main-b.js', 'react.js']);
  });

  it('has none of the build before that', () => {
    deploy('main-a.js');
    deploy('main-b.js');
    expect(deploy('main-c.js')).toEqual(['main-b.js', 'main-c.js']);
  });

  it('is as it was when the same build is made again, however often', () => {
    deploy('main-a.js');
    for (const _ of [1, 2, 3]) expect(deploy('main-b.js')).toEqual(['main-a.js', 'main-b.js']);
    expect(deploy('main-c.js')).toEqual(['main-b.js', 'main-c.js']);
  });

  it('goes back to the build before without losing the one that is left', () => {
    deploy('main-a.js');
    deploy('main-b.js');
    expect(deploy('main-a.js')).toEqual(['main-a.js', 'main-b.js']);
    expect(deploy('main-c.js')).toEqual(['main-a.js', 'main-c.js']);
  });
});
