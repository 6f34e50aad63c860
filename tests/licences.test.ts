import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** Licences (SPDX) that ask for no more than their text and names. */
const ALLOWED: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  '(MPL-2.0 OR Apache-2.0)',
];
/** Packages of other licences, each with the reason why we may use it. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^@img\/sharp-/, 'libvips (LGPL) is a library of its own, on the server alone'],
  [/^(?:ical\.js|web-push)$/, 'MPL-2.0 holds for the changed files of the package, and we change none'],
  [/^css-mediaquery$/, 'BSD-3-Clause by its text; the package names it in an old way'],
];

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

describe('what the site and the server are made of', () => {
  it('OPS-06 is all of licences that we may use', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
    expect(used.length).toBeGreaterThan(100);
    const strange = used.flatMap(([path, { license = 'none' }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      const isException = EXCEPTIONS.some(([named]) => named.test(name));
      return ALLOWED.includes(license) || isException ? [] : [`${name}: ${license}`];
    });
    expect(strange).toEqual([]);
  });

  it('OPS-06 can be listed for a release, in CycloneDX', async () => {
    // With `--omit=dev`, npm also leaves out React and Workbox, since tools need them too.
    const words = ['sbom', '--sbom-format=cyclonedx', '--offline'];
    const { stdout } = await run('npm', words, { cwd: root, maxBuffer: 32 * 1024 * 1024 });
    const list = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] };
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(list.bomFormat).toBe('CycloneDX');
    const listed = new Set(list.components.map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !listed.has(name))).toEqual([]);
  });
});
