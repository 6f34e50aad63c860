import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { expectConsole } from '../../tests/support/expect-console.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { selfCheck } from './self-check.ts';

const SITE = 'https://site.example';
const PRECACHE = 'precache';
const SHELL = `${SITE}/app-shell.html?__WB_REVISION__=1`;
const SCRIPT = `${SITE}/assets/main-a.js`;

const buildOf = (...keys: string[]) => ({
  cacheName: PRECACHE,
  cacheKeys: new Set(keys),
  lists: () => false,
});
const file = (type: string, status = 200) => new Response('…', { status, headers: { 'content-type': type } });
const keep = async (key: string, response: Response) => (await caches.open(PRECACHE)).put(key, response);

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  await keep(SHELL, file('text/html; charset=utf-8'));
  await keep(SCRIPT, file('text/javascript'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeDatabase();
  await openDatabase().delete();
  closeDatabase();
});

describe('a build that checks itself', () => {
  it('K6 is fit when all its files are here and the database opens', async () => {
    expect(await selfCheck(buildOf(SHELL, SCRIPT))).toEqual({
      kind: 'fit',
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
      files: 2,
      wrong: [],
    });
  });

  it('K6 notices a missing file, even if that of another build has its address', async () => {
    const changed = SHELL.replace('=1', '=2');
    expect(await selfCheck(buildOf(changed, SCRIPT, `${SITE}/robots.txt`))).toMatchObject({
      kind: 'unfit',
      files: 3,
      wrong: ['/app-shell.html', '/robots.txt'],
    });
  });

  it.each([
    ['a page in the place of a script', 'text/html', 200],
    ['an error', 'text/javascript', 503],
  ])('K6 does not accept %s', async (_, type, status) => {
    await keep(SCRIPT, file(type, status));
    expect(await selfCheck(buildOf(SHELL, SCRIPT))).toMatchObject({
      kind: 'unfit',
      wrong: ['/assets/main-a.js'],
    });
  });

  it('K6 is not fit if the cache cannot be read', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('broken', 'UnknownError')) });
    expect(await selfCheck(buildOf(SHELL))).toMatchObject({ kind: 'unfit', wrong: ['/app-shell.html'] });
  });

  it('K6 is not fit if the database does not open', async () => {
    expectConsole(/cannot save or read/);
    vi.spyOn(openDatabase(), 'open').mockRejectedValue(new Error('the upgrade failed'));
    expect(await selfCheck(buildOf(SHELL, SCRIPT))).toMatchObject({ kind: 'unfit', wrong: ['database'] });
  });

  it('K6 does not open the database if a file is missing: this build is rejected anyway', async () => {
    await selfCheck(buildOf(SHELL, `${SITE}/robots.txt`));
    expect(openDatabase().isOpen()).toBe(false);
    await selfCheck(buildOf(SHELL));
    expect(openDatabase().isOpen()).toBe(true);
  });

  it('has a name that is the same on every device, whatever the order of its files', async () => {
    const name = async (...keys: string[]) => (await selfCheck(buildOf(...keys))).build;
    const first = await name(SHELL, SCRIPT);
    expect(await name(SCRIPT, SHELL)).toBe(first);
    const elsewhere = [SHELL, SCRIPT].map((key) => key.replace(SITE, 'https://other.example'));
    expect(await name(...elsewhere)).toBe(first);
    expect(await name(SHELL.replace('=1', '=2'), SCRIPT)).not.toBe(first);
    expect(await name(SHELL)).not.toBe(first);
  });
});
