import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { saveAnswer } from './answers.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { evictExpired } from './housekeeping.ts';
import {
  abandonPack,
  beginPack,
  commitPack,
  failPack,
  findPack,
  listPacks,
  noteProgress,
  type PackContent,
  pausePack,
  removePack,
  stageAnswer,
  stagedAnswers,
  turnPack,
} from './packs.ts';
import { readAnswerRow, readRows } from './row-shapes.ts';
import type { AnswerRow } from './rows.ts';

const AT = Date.UTC(2031, 3, 5, 10, 42);
const YEAR_MS = 366 * 24 * 60 * 60_000;
const row = (key: string, change: Partial<AnswerRow> = {}): AnswerRow => ({
  key,
  endpoint: 'eventDetail',
  body: '[]',
  etag: null,
  at: AT,
  ...change,
});
const nothingMore: Omit<PackContent, 'answers'> = { pictures: [], pictureBytes: 0, missingPictures: 0 };
const stamps = async () =>
  Object.fromEntries(
    readRows(await openDatabase().answers.toArray(), readAnswerRow).map(({ key, at }) => [key, at]),
  );
const staged = () => openDatabase().staged.count();

/** Fetches a complete revision. */
async function make(name: string, answers: readonly AnswerRow[], more = nothingMore) {
  await beginPack({ name, title: name, withPictures: true });
  for (const answer of answers) await stageAnswer(name, answer);
  return commitPack(name, { ...more, answers: answers.map(({ key }) => key) });
}
async function packNamed(name: string) {
  const found = await findPack(name);
  return found.kind === 'done' ? found.value : null;
}
const attempt = async (name: string) => ({ name, startedAt: (await packNamed(name))?.startedAt ?? 0 });

afterEach(leaveNoTrace);

describe('a pack', () => {
  it('ST1 makes room to start and to continue, but not at the expense of another pack', async () => {
    await make('event:one', [row('a')], { pictures: ['p'], pictureBytes: 1, missingPictures: 0 });
    await saveAnswer(row('n', { endpoint: 'news' }));
    const put = vi.spyOn(openDatabase().packs, 'put');
    const full = () => {
      throw new Dexie.QuotaExceededError('full');
    };
    put.mockImplementationOnce(full);
    await beginPack({ name: 'base', title: '', withPictures: true });
    await turnPack('base', 'paused');
    put.mockImplementationOnce(full);
    await turnPack('base', 'loading');
    expect((await packNamed('base'))?.state).toBe('loading');
    put.mockImplementation(full);
    expect(await beginPack({ name: 'event:two', title: '', withPictures: true })).toEqual({ kind: 'full' });
    put.mockRestore();
    expect(await stamps(), 'everything that may be evicted is gone').toEqual({ a: AT });
    expect(await packNamed('event:one')).toMatchObject({ state: 'whole', receipt: { items: 2 } });
  });

  it('has a receipt whose count equals the rows and whose time is that of its oldest part', async () => {
    const pictures = { pictures: ['p', 'q'], pictureBytes: 100, missingPictures: 1 };
    await make('base', [row('a'), row('b', { body: '[αβ]', at: AT - 5 })], pictures);
    expect((await packNamed('base'))?.receipt).toEqual({
      items: 4,
      bytes: 108,
      pictureBytes: 100,
      missingPictures: 1,
      at: AT - 5,
      answers: ['a', 'b'],
      pictures: ['p', 'q'],
    });
    expect(await openDatabase().answers.count()).toBe(2);
    expect(await staged()).toBe(0);
  });

  it('switches to its next revision as a whole, and reports what has changed', async () => {
    await make('base', [row('a'), row('b')]);
    const next = [row('a', { at: AT + 1, body: '[1]' }), row('b', { at: AT + 1 })];
    expect(await make('base', next)).toEqual({
      kind: 'done',
      value: { kind: 'switched', changed: [{ key: 'a', at: AT + 1 }] },
    });
    expect(await stamps()).toEqual({ a: AT + 1, b: AT + 1 });
  });

  it('keeps its old revision complete while anything of the next one is missing', async () => {
    await make('base', [row('a'), row('b')]);
    await beginPack({ name: 'base', title: '', withPictures: true });
    await stageAnswer('base', row('a', { at: AT + 1, body: '[1]' }));
    const incomplete = await commitPack('base', { ...nothingMore, answers: ['a', 'b'] });
    expect(incomplete).toMatchObject({ value: { kind: 'incomplete' } });
    expect(await stamps()).toEqual({ a: AT, b: AT });
    await failPack(await attempt('base'), { part: 'schedule', reason: 'http' });
    expect(await stamps()).toEqual({ a: AT, b: AT });
    expect(await staged()).toBe(0);
    expect(await packNamed('base')).toMatchObject({ state: 'failed', progress: null, receipt: { items: 2 } });
  });

  it('does not overwrite an answer that a page has refreshed meanwhile', async () => {
    await saveAnswer(row('a', { at: AT + 60_000, body: '["newer"]' }));
    await make('base', [row('a'), row('b')]);
    expect(await stamps()).toEqual({ a: AT + 60_000, b: AT });
  });

  it('never overwrites newer answers with ones that were already stored, and never loses those', async () => {
    const hoursAgo = row('a', { at: AT - 3 * 60 * 60_000, body: '["old"]', etag: '"old"' });
    await beginPack({ name: 'base', title: '', withPictures: false });
    await stageAnswer('base', hoursAgo, { isFromHere: true });
    await stageAnswer('base', { ...hoursAgo, key: 'b' }, { isFromHere: true });
    await saveAnswer(row('a', { body: '["newer"]', etag: '"newer"' }));
    const committed = await commitPack('base', { ...nothingMore, answers: ['a', 'b'] });
    expect(committed).toMatchObject({ value: { kind: 'switched', changed: [{ key: 'b' }] } });
    expect(await openDatabase().answers.toArray()).toEqual([
      row('a', { body: '["newer"]', etag: '"newer"' }),
      { ...hoursAgo, key: 'b' },
    ]);
  });

  it('is not switched once the visitor has paused or cancelled it', async () => {
    await beginPack({ name: 'base', title: '', withPictures: false });
    await stageAnswer('base', row('a'));
    const startedAt = (await packNamed('base'))?.startedAt ?? 0;
    const note = (attempt: number) =>
      noteProgress({ name: 'base', startedAt: attempt }, { items: 1, of: 2, bytes: 2 });
    expect(await note(startedAt)).toBe(true);
    expect(await note(startedAt - 1), 'an earlier attempt').toBe(false);
    await turnPack('base', 'paused');
    expect(await note(startedAt)).toBe(false);
    const refused = await commitPack('base', { ...nothingMore, answers: ['a'] });
    expect(refused).toMatchObject({ value: { kind: 'incomplete' } });
    await turnPack('base', 'loading');
    expect((await packNamed('base'))?.progress).toEqual({ items: 1, of: 2, bytes: 2 });
    await abandonPack('base');
    expect(await listPacks()).toEqual({ kind: 'done', value: [] });
    expect(await stageAnswer('base', row('b'))).toEqual({ kind: 'done', value: false });
    expect(await staged()).toBe(0);
  });

  it('stays paused when the work in progress then fails', async () => {
    await beginPack({ name: 'base', title: '', withPictures: false });
    await turnPack('base', 'paused');
    await pausePack('base');
    expect((await packNamed('base'))?.state).toBe('paused');
    await turnPack('base', 'loading');
    await pausePack('base');
    expect((await packNamed('base'))?.state).toBe('waiting');
  });

  it('is not ended by a failure of a cancelled attempt', async () => {
    await beginPack({ name: 'base', title: '', withPictures: false });
    const { name, startedAt } = await attempt('base');
    await stageAnswer('base', row('a'));
    await failPack({ name, startedAt: startedAt - 1 }, { part: 'schedule', reason: 'http' });
    expect((await packNamed('base'))?.state).toBe('loading');
    expect(await staged()).toBe(1);
  });

  it('deletes its pictures when it is cancelled, except those of another pack', async () => {
    const kept = new Set(['p', 'q']);
    const cache = {
      keys: async () => [...kept].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    await make('event:one', [row('a')], { pictures: ['q'], pictureBytes: 1, missingPictures: 0 });
    await beginPack({ name: 'base', title: '', withPictures: true });
    await abandonPack('base');
    expect([...kept]).toEqual(['q']);
  });

  it('continues after the browser was closed, but never with stale parts', async () => {
    await beginPack({ name: 'base', title: '', withPictures: false });
    await stageAnswer('base', row('a'));
    await stageAnswer('base', row('b', { at: AT - 2 * 60 * 60_000 }));
    closeDatabase();
    expect(await stagedAnswers('base', AT)).toMatchObject({ kind: 'done', value: [{ key: 'a' }] });
    expect(await staged()).toBe(1);
  });

  it('when removed, leaves what another pack contains and what is never evicted', async () => {
    await make('event:one', [row('a'), row('b'), row('s', { endpoint: 'schedule' })]);
    await make('base', [row('b')]);
    await removePack('event:one');
    expect(Object.keys(await stamps())).toEqual(['b', 's']);
    expect(await packNamed('event:one')).toBeNull();
  });

  it('is not deleted by housekeeping', async () => {
    await make('event:one', [row('a')]);
    await saveAnswer(row('b'));
    await evictExpired(AT + YEAR_MS);
    expect(Object.keys(await stamps())).toEqual(['a']);
  });
});
