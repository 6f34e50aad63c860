import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { DATABASE_NAME } from '#core/storage/database-name.ts';

const folder = join(import.meta.dirname, '../public/reset');
const script = readFileSync(join(folder, 'reset.js'), 'utf8');
const html = readFileSync(join(folder, 'index.html'), 'utf8');

const unregister = vi.fn(async () => true);
const removed: string[] = [];
const REMOVED = ['answers', 'packs', 'staged'];
const row = (name: string) => ({ key: name, name, pack: name, form: name, id: name });

/** Opens the page as a browser with this language does. */
function open(language: string): Document {
  const { document } = new Window({ url: 'https://site.example/reset' });
  document.body.innerHTML = /<main>.*<\/main>/s.exec(html)?.[0] ?? '';
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {
    language,
    serviceWorker: { getRegistrations: async () => [{ unregister }] },
  });
  new Function(script)();
  return document as unknown as Document;
}

const press = (page: Document) => page.querySelector<HTMLButtonElement>('button')?.click();
const told = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-when]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.when);

beforeEach(() => {
  vi.stubGlobal('caches', {
    keys: async () => ['files'],
    delete: async (name: string) => removed.push(name),
  });
  return () => vi.unstubAllGlobals();
});
afterEach(() => {
  removed.length = 0;
  unregister.mockClear();
});

describe('the page that deletes the stored copy', () => {
  it('Q-78 does nothing automatically, then deletes what can be fetched again and nothing else', async () => {
    const database = openDatabase();
    for (const { name } of database.tables) await database.table(name).put(row(name));
    const page = open('en-GB');
    expect([unregister.mock.calls, removed, told(page)]).toEqual([[], [], []]);
    press(page);
    await vi.waitFor(() => expect(told(page)).toHaveLength(3));
    expect(told(page).sort()).toEqual(['answers:done', 'files:done', 'worker:done']);
    // Once each: what had begun by itself would have been done twice.
    expect(removed).toEqual(['files']);
    expect(unregister).toHaveBeenCalledTimes(1);
    for (const { name } of database.tables)
      expect(await database.table(name).count(), name).toBe(REMOVED.includes(name) ? 0 : 1);
    await database.delete();
    closeDatabase();
  });

  it('Q-78 creates no database if there is none', async () => {
    const page = open('en-GB');
    press(page);
    await vi.waitFor(() => expect(told(page)).toContain('answers:done'));
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME);
  });

  it('Q-78 says what it could not do when the storage hangs', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const page = open('en-GB');
    press(page);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(told(page).sort()).toEqual(['answers:failed', 'files:done', 'worker:done']);
  });

  it('Q-78 uses the language of the browser, or English if it does not know it', () => {
    expect(open('el-GR').querySelector('h1')?.textContent).toBe('Επαναφορά του ιστότοπου');
    expect(open('hi-IN').querySelector('h1')?.textContent).toBe('Reset this site');
  });

  it('Q-78 works under the strict policy: its script and its style sheet are files, and nothing is inline', () => {
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('Q-78 knows the name of the database, and has no text that exists in only one language', () => {
    expect(script).toContain(`'${DATABASE_NAME}'`);
    const lines = [...html.matchAll(/data-when="([^"]+)"/g)].map(([, when]) => when);
    expect(lines.slice(0, lines.length / 2)).toEqual(lines.slice(lines.length / 2));
  });
});
