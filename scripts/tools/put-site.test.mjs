import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putSite } from './put-site.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'put-site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const place = () => join(root, 'public');
/** Builds a site with one hashed file, and puts it in place. */
function put(name) {
  for (const folder of ['dist', 'dist-server']) rmSync(join(root, folder), { recursive: true, force: true });
  for (const folder of ['dist/assets', 'dist-server/hosts'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), name);
  writeFileSync(join(root, `dist/assets/${name}.js`), name);
  writeFileSync(join(root, 'dist-server/hosts/Caddyfile'), `# rules of ${name}`);
  return putSite(root, place());
}
const builds = () => readdirSync(place()).filter((name) => name !== 'Caddyfile');

describe('a build that is put where Caddy serves it', () => {
  it('OPS-44 has a folder of its own, to which Caddy is led with the rules of the same build', () => {
    const first = put('first');
    const second = put('second');
    expect(readFileSync(join(first, 'dist/index.html'), 'utf8')).toBe('first');
    expect(readFileSync(join(second, 'Caddyfile'), 'utf8')).toBe('# rules of second');
    const lead = readFileSync(join(place(), 'Caddyfile'), 'utf8');
    expect(lead).toContain(`root * ${second}/dist\nimport ${second}/Caddyfile\n`);
    expect(lead).not.toContain(first);
  });

  it('OPS-44 keeps the hashed files of the build before, and only of that one', () => {
    put('first');
    put('second');
    expect(readdirSync(join(put('third'), 'dist/assets')).sort()).toEqual(['second.js', 'third.js']);
  });

  it('OPS-44 is there once, also if it is put there again after another one', () => {
    const first = put('first');
    put('second');
    expect(put('first')).toBe(first);
    expect(builds()).toHaveLength(2);
    expect(readFileSync(join(place(), 'Caddyfile'), 'utf8')).toContain(first);
  });

  it('OPS-44 leaves the two before it, and nothing half done', () => {
    const first = put('first');
    for (const name of ['second', 'third', 'fourth']) put(name);
    expect(builds()).toHaveLength(3);
    expect(existsSync(first)).toBe(false);
    expect(builds().every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true);
  });

  it('OPS-44 has to be there', () => {
    expect(() => putSite(root, place())).toThrow('There is no build to put there');
  });
});
