import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isOnPostgres } from '../../../tests/support/postgres/database-of.ts';
import type { KindName } from '../kinds/kinds.ts';
import { contentForThisTest, entryDraft, eventDraft, NOW } from '../testing/content-for-test.ts';
import type { PutOutcome, WorkingCopy } from './working-copy.ts';

/** PostgreSQL has no way to replace a row behind a trigger's back. */
const PUT = isOnPostgres() ? 'insert' : 'insert or replace';

const stored = (result: PutOutcome) => {
  if (result.outcome !== 'stored') throw new Error(JSON.stringify(result));
  return result.item;
};
const ids = async (copy: WorkingCopy) => (await copy.list('event')).map(({ id }) => id);

async function withEvents(...names: string[]) {
  const content = await contentForThisTest();
  for (const id of names) stored(await content.copy.put(eventDraft(id), null, 'Ada'));
  return content;
}

describe('the working copy', () => {
  it('CONTENT-03 an item is added at the end, read again, changed and removed, and keeps its id and place', async () => {
    const { copy } = await withEvents('101', '102');
    const [first] = await copy.list('event');
    expect(first).toMatchObject({ id: '101', author: 'Ada', changedAt: NOW.toISOString() });
    const renamed = eventDraft('101', { name: 'Renamed', path: 'moved' });
    const next = stored(await copy.put(renamed, first?.version ?? null, 'Bo'));
    expect(next).toMatchObject({ id: '101', author: 'Bo', body: { name: 'Renamed', path: 'moved' } });
    expect(next.version).toBeGreaterThan(first?.version ?? 0);
    expect(await ids(copy)).toEqual(['101', '102']);
    expect(await copy.get('event', '101')).toEqual(next);
    expect(await copy.remove('event', '101', next.version, 'Bo')).toEqual({ outcome: 'removed' });
    expect(await copy.get('event', '101')).toBeNull();
    expect(await ids(copy)).toEqual(['102']);
  });

  it('CONTENT-04 of two editors the second is told what the first one wrote, and nothing is changed', async () => {
    const { copy } = await withEvents('101');
    const seen = (await copy.get('event', '101'))?.version ?? 0;
    const first = stored(await copy.put(eventDraft('101', { name: 'By Ada' }), seen, 'Ada'));
    const second = await copy.put(eventDraft('101', { name: 'By Bo' }), seen, 'Bo');
    expect(second).toEqual({ outcome: 'conflict', current: first });
    expect(await copy.remove('event', '101', seen, 'Bo')).toEqual({ outcome: 'conflict', current: first });
    expect(await copy.get('event', '101')).toEqual(first);
    // A new item whose id is taken, and a change of one that is gone, are conflicts as well.
    expect(await copy.put(eventDraft('101'), null, 'Bo')).toMatchObject({ outcome: 'conflict' });
    expect(await copy.put(eventDraft('109'), 3, 'Bo')).toEqual({ outcome: 'conflict', current: null });
  });

  it('CONTENT-04 an item that was removed and added again is not the one that was seen', async () => {
    const { copy } = await withEvents('101');
    const seen = (await copy.get('event', '101'))?.version ?? 0;
    await copy.remove('event', '101', seen, 'Bo');
    await copy.put(eventDraft('101', { name: 'Another' }), null, 'Bo');
    expect(await copy.put(eventDraft('101'), seen, 'Ada')).toMatchObject({
      outcome: 'conflict',
      current: { body: { name: 'Another' } },
    });
  });

  it('CONTENT-01 CONTENT-02 what does not fit is not stored', async () => {
    const { copy } = await withEvents('101');
    const wrong = await copy.put(entryDraft('1', { startsAt: 'soon' }), null, 'Ada');
    expect(wrong).toMatchObject({ outcome: 'invalid', problems: [{ field: 'startsAt' }] });
    const astray = await copy.put(entryDraft('1', { event: '999' }), null, 'Ada');
    expect(astray).toMatchObject({ outcome: 'invalid', problems: [{ field: 'event' }] });
    expect(await copy.list('scheduleEntry')).toEqual([]);
  });

  it('CONTENT-02 what others refer to cannot be removed', async () => {
    const { copy } = await withEvents('101');
    stored(await copy.put(entryDraft('1'), null, 'Ada'));
    const version = (await copy.get('event', '101'))?.version ?? 0;
    expect(await copy.remove('event', '101', version, 'Ada')).toMatchObject({
      outcome: 'invalid',
      problems: [{ kind: 'scheduleEntry', id: '1', field: 'event' }],
    });
    expect(await ids(copy)).toEqual(['101']);
  });

  it('CONTENT-03 items are put in another order; whoever does not know all of them is told', async () => {
    const { copy, db } = await withEvents('101', '102', '103', '104');
    expect(await copy.reorder('event', ['104', '101', '102', '103'], 'Ada')).toEqual({ outcome: 'ordered' });
    expect(await ids(copy)).toEqual(['104', '101', '102', '103']);
    for (const wrong of [['101'], ['104', '101', '102', '103', '103'], ['104', '101', '102', '999']])
      expect(await copy.reorder('event', wrong, 'Ada')).toEqual({
        outcome: 'conflict',
        ids: ['104', '101', '102', '103'],
      });
    const moves = await db.selectFrom('content_change').selectAll().where('action', '=', 'move').execute();
    expect(moves).toMatchObject([{ id: '104', before: '4', after: '0' }]);
  });

  it('CONTENT-18 an uploaded picture that is not there is said at its field; what was so before stops nobody', async () => {
    const { copy, db } = await withEvents('101');
    const known = { name: `${'a'.repeat(32)}-640x480`, alt: '', bytes: 1, uploaded_at: '', author: '' };
    await db.insertInto('uploaded_picture').values(known).execute();
    const [here, gone] = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(32)}-640x480/640.webp`);
    const article = (file: string | undefined, id = 'n') => ({
      kind: 'news' as const,
      id,
      body: { title: 'N', file },
    });
    for (const address of [gone, '/uploads/party.jpg', here?.replace('640.webp', '641.webp')])
      expect(await copy.put(article(address), null, 'Ada')).toMatchObject({
        outcome: 'invalid',
        problems: [{ field: 'file', message: expect.stringContaining('uploaded picture') }],
      });
    expect(await copy.list('news')).toEqual([]);
    stored(await copy.put(article(here), null, 'Ada'));
    const icons = [
      { icon: here, link: '/news' },
      { icon: gone, link: '/news' },
    ];
    const { version = 0 } = (await copy.get('event', '101')) ?? {};
    expect(await copy.put(eventDraft('101', { icons }), version, 'Ada')).toMatchObject({
      problems: [{ field: 'icons.1.icon' }],
    });
    await db.deleteFrom('uploaded_picture').execute();
    const seen = (await copy.get('news', 'n'))?.version ?? 0;
    const body = { title: 'Another', file: here };
    stored(await copy.put({ kind: 'news', id: 'n', body }, seen, 'Ada'));
  });

  it('IMPORT-24 an entry says nothing that no programme file can bring back', async () => {
    const { copy } = await withEvents('101');
    for (const [field, value] of [
      ['title', 'x'.repeat(501)],
      ['place', '#REF!'],
      ['game', '#N/A'],
    ] as const)
      expect(await copy.put(entryDraft('1', { [field]: value }), null, 'Ada')).toMatchObject({
        outcome: 'invalid',
        problems: [{ field }],
      });
    const item = stored(
      await copy.put(entryDraft('1', { title: 'x'.repeat(500), place: 'Hall #REF!' }), null, 'Ada'),
    );
    expect(item.version).toBeGreaterThan(0);
  });

  it('IMPORT-24 an entry that said so before can still be moved', async () => {
    const { copy, db } = await withEvents('101');
    const { version, body } = stored(await copy.put(entryDraft('1'), null, 'Ada'));
    const old = JSON.stringify({ ...body, title: '#REF!' });
    await db.updateTable('content_item').set({ body: old }).where('kind', '=', 'scheduleEntry').execute();
    stored(await copy.put(entryDraft('1', { title: '#REF!', startsAt: '2031-05-21T19:00' }), version, 'Ada'));
  });

  it('CONTENT-17 a new article is the first, and so is what is shown in the place of others of its page', async () => {
    const { copy } = await contentForThisTest();
    const texts = {
      news: { title: 'New' },
      ...Object.fromEntries(
        ['notification', 'popup'].map((kind) => [kind, { page: 'home', heading: 'New' }]),
      ),
    };
    for (const [kind, body] of Object.entries(texts) as [KindName, object][]) {
      stored(await copy.put({ kind, id: 'old', body }, null, 'Ada'));
      stored(await copy.put({ kind, id: 'newer', body }, null, 'Ada'));
      const { id } = stored(await copy.add(kind, body, 'Ada'));
      expect((await copy.list(kind)).map((item) => item.id)).toEqual([id, 'newer', 'old']);
      const copied = stored(await copy.duplicate(kind, 'old', 'Ada'));
      expect((await copy.list(kind))[0]).toEqual(copied);
    }
  });

  it('CONTENT-17 what was published before and is added again stands where it was', async () => {
    const { copy, revisions } = await withEvents('101', '102', '103');
    for (const id of ['1', '2', '3'])
      stored(await copy.put({ kind: 'news', id, body: { title: id } }, null, 'Ada'));
    await revisions.publish({ author: 'Ada', note: 'All' });
    for (const kind of ['event', 'news'] as const) {
      const [before, second] = [(await copy.list(kind)).map(({ id }) => id), (await copy.list(kind))[1]];
      if (second === undefined) throw new Error(`There is no second ${kind}.`);
      await copy.remove(kind, second.id, second.version, 'Ada');
      stored(await copy.put({ kind, id: second.id, body: second.body }, null, 'Ada'));
      expect((await copy.list(kind)).map(({ id }) => id)).toEqual(before);
    }
  });

  it('putting what is there already changes nothing', async () => {
    const { copy, db } = await withEvents('101');
    const version = (await copy.get('event', '101'))?.version ?? 0;
    expect(stored(await copy.put(eventDraft('101'), version, 'Bo'))).toMatchObject({
      version,
      author: 'Ada',
    });
    expect(await db.selectFrom('content_change').selectAll().execute()).toHaveLength(1);
  });
});

describe('the audit trail', () => {
  it('CONTENT-03 has who, what, when, before and after of every change', async () => {
    const { copy, db } = await withEvents('101');
    const { version = 0, body } = (await copy.get('event', '101')) ?? {};
    const { version: next } = stored(await copy.put(eventDraft('101', { name: 'New' }), version, 'Bo'));
    await copy.remove('event', '101', next, 'Cy');
    const rows = await db.selectFrom('content_change').selectAll().orderBy('number').execute();
    const shared = { kind: 'event', id: '101', changed_at: NOW.toISOString() };
    expect(rows).toMatchObject([
      { ...shared, number: 1, author: 'Ada', action: 'add', before: null, after: JSON.stringify(body) },
      { ...shared, number: 2, author: 'Bo', action: 'change', before: JSON.stringify(body) },
      { ...shared, number: 3, author: 'Cy', action: 'remove', before: rows[1]?.after, after: null },
    ]);
  });

  it.each([
    "update content_change set author = 'Nobody'",
    'delete from content_change',
    `${PUT} into content_change values (1, '', 'Nobody', 'add', 'event', '101', null, null)`,
  ])('CONTENT-05 refuses: %s', async (statement) => {
    const { db } = await withEvents('101');
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('The audit trail cannot be changed.');
    expect(await db.selectFrom('content_change').select('author').execute()).toEqual([{ author: 'Ada' }]);
  });
});
