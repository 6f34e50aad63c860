import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { variantFiles } from '../../tests/support/content/variant-files.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const NOW = new Date('2031-05-10T08:00:00Z');

/** A backup with one picture, and an empty place to restore it to. */
async function backupForThisTest() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await (await openEmbedded(data)).destroy();
  const picture = await variantFiles(join(data, 'uploads'));
  const copy = join(folder, 'copy');
  await backUp(data, copy);
  const [variant = ''] = readdirSync(join(copy, 'uploads', picture));
  const target = join(folder, 'restored');
  return { folder, copy, target, variant: join(copy, 'uploads', picture, variant) };
}

it.each<[string, (file: string) => void, RegExp]>([
  ['a picture that is empty', (file) => truncateSync(file), /is not as it was/],
  ['a picture that is gone', (file) => rmSync(file), /is missing/],
  ['a picture with another byte', (file) => writeFileSync(file, 'x', { flag: 'r+' }), /is not as it was/],
])('OPS-04 a backup with %s is refused in words, and nothing is restored', async (_what, spoil, reason) => {
  const { folder, copy, target, variant } = await backupForThisTest();
  spoil(variant);
  const refused = await restore(copy, target, NOW).catch((error: unknown) => error as Error);
  expect(refused).toBeInstanceOf(Error);
  expect(String(refused)).toMatch(reason);
  expect(String(refused)).toContain(variant.slice(copy.length + 1));
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['copy', 'data']);
});

it('OPS-04 a backup is checked, its list is for its owner alone and is not restored', async () => {
  const { copy, target } = await backupForThisTest();
  expect(statSync(join(copy, 'backup.json')).mode & 0o077).toBe(0);
  expect(await restore(copy, target, NOW)).toMatchObject({ pictures: 1, isChecked: true });
  expect(readdirSync(target).toSorted()).toEqual(['messages.db', 'uploads']);
});

it('OPS-04 a list that was cut off is refused, and a backup from before there were lists is restored unchecked', async () => {
  const { copy, target } = await backupForThisTest();
  truncateSync(join(copy, 'backup.json'), 20);
  await expect(restore(copy, target, NOW)).rejects.toThrow('"backup.json" cannot be read');
  rmSync(join(copy, 'backup.json'));
  expect(await restore(copy, target, NOW)).toMatchObject({ pictures: 1, isChecked: false });
});
