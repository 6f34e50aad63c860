import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isOnPostgres } from '../../../tests/support/postgres/database-of.ts';
import type { KindName } from '../kinds/kinds.ts';
import { contentForThisTest, entryDraft, eventDraft, NOW } from '../testing/content-for-test.ts';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { PublishedContent } from './published-content.ts';

const BY_ADA = { author: 'Ada', note: 'First' };

/** PostgreSQL has no way to replace a row behind a trigger's back. */
const PUT = isOnPostgres() ? 'insert' : 'insert or replace';

async function change(copy: WorkingCopy, draft: ReturnType<typeof eventDraft | typeof entryDraft>) {
  const seen = (await copy.get(draft.kind, draft.id))?.version ?? null;
  expect((await copy.put(draft, seen, 'Ada')).outcome).toBe('stored');
}
async function remove(copy: WorkingCopy, kind: KindName, id: string) {
  const { version = 0 } = (await copy.get(kind, id)) ?? {};
  expect((await copy.remove(kind, id, version, 'Ada')).outcome).toBe('removed');
}

/** Revision 1 has two events and an entry; revision 2 has one renamed, one new, and no entry. */
async function twoRevisions(folder: string | null = null) {
  const content = await contentForThisTest(folder);
  const { copy, revisions } = content;
  await change(copy, eventDraft('101'));
  await change(copy, eventDraft('102'));
  await change(copy, entryDraft('1'));
  const first = await revisions.publish(BY_ADA);
  await change(copy, eventDraft('102', { name: 'Renamed' }));
  await change(copy, eventDraft('103'));
  await remove(copy, 'scheduleEntry', '1');
  const second = await revisions.publish({ author: 'Bo', note: 'Second' });
  return { ...content, first, second };
}

const names = (items: readonly { readonly id: string; readonly body: object }[]) =>
  items.map(({ id, body }) => `${id} ${'name' in body ? body.name : ''}`.trim());

describe('publishing', () => {
  it('CONTENT-06 makes a revision with number, time, author and note, and tells the difference', async () => {
    const { first, second, revisions } = await twoRevisions();
    expect(first).toEqual({
      outcome: 'published',
      number: 1,
      difference: [
        { kind: 'event', added: ['101', '102'], changed: [], moved: [], removed: [] },
        { kind: 'scheduleEntry', added: ['1'], changed: [], moved: [], removed: [] },
      ],
    });
    expect(second).toEqual({
      outcome: 'published',
      number: 2,
      difference: [
        { kind: 'event', added: ['103'], changed: ['102'], moved: [], removed: [] },
        { kind: 'scheduleEntry', added: [], changed: [], moved: [], removed: ['1'] },
      ],
    });
    expect(await revisions.history()).toEqual([
      { number: 2, publishedAt: NOW.toISOString(), author: 'Bo', note: 'Second', broughtBack: null },
      { number: 1, publishedAt: NOW.toISOString(), author: 'Ada', note: 'First', broughtBack: null },
    ]);
  });

  it('CONTENT-06 every revision stays readable whole, and only what differs is stored', async () => {
    const { revisions, db } = await twoRevisions();
    expect(names(await revisions.itemsOf(1))).toEqual(['101 Event 101', '102 Event 102', '1']);
    expect(names(await revisions.itemsOf(2))).toEqual(['101 Event 101', '102 Renamed', '103 Event 103']);
    const rows = await db
      .selectFrom('content_item_version')
      .select(['id', 'first_revision', 'last_revision'])
      .orderBy('first_revision')
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, first_revision, last_revision }) => [id, first_revision, last_revision])).toEqual([
      ['1', 1, 1],
      ['101', 1, null],
      ['102', 1, 1],
      ['102', 2, null],
      ['103', 2, null],
    ]);
  });

  it('CONTENT-06 nothing to publish is an outcome, at the beginning and later', async () => {
    const { revisions } = await contentForThisTest();
    expect(await revisions.publish(BY_ADA)).toEqual({ outcome: 'nothing' });
    const later = await twoRevisions();
    expect(await later.revisions.publish(BY_ADA)).toEqual({ outcome: 'nothing' });
    expect(await later.revisions.latest()).toBe(2);
  });

  it('CONTENT-06 what is moved is published, too', async () => {
    const { copy, revisions } = await twoRevisions();
    await copy.reorder('event', ['103', '101', '102'], 'Ada');
    expect(await revisions.unpublished()).toEqual([
      { kind: 'event', added: [], changed: [], moved: ['103'], removed: [] },
    ]);
    await revisions.publish(BY_ADA);
    expect(names(await revisions.itemsOf(3))).toEqual(['103 Event 103', '101 Event 101', '102 Renamed']);
    expect(names(await revisions.itemsOf(2))[0]).toBe('101 Event 101');
  });

  it('CONTENT-07 going back publishes an older revision as a new one; the working copy stays', async () => {
    const { copy, revisions } = await twoRevisions();
    await change(copy, eventDraft('104'));
    const back = await revisions.bringBack(1, { author: 'Cy', note: 'Back' });
    expect(back).toMatchObject({ outcome: 'published', number: 3 });
    expect(await revisions.itemsOf(3)).toEqual(await revisions.itemsOf(1));
    expect((await revisions.history())[0]).toMatchObject({ number: 3, author: 'Cy', broughtBack: 1 });
    expect((await copy.list('event')).map(({ id }) => id)).toEqual(['101', '102', '103', '104']);
    expect(await revisions.bringBack(1, BY_ADA)).toEqual({ outcome: 'nothing' });
    for (const number of [0, 4, 1.5, Number.NaN])
      expect(await revisions.bringBack(number, BY_ADA)).toEqual({ outcome: 'unknown' });
  });

  it('CONTENT-05 a revision cannot be altered', async () => {
    const { db, revisions } = await twoRevisions();
    const before = await revisions.itemsOf(1);
    for (const statement of [
      "update content_revision set note = ''",
      'delete from content_revision',
      `${PUT} into content_revision values (1, '', '', '', null)`,
      "update content_item_version set body = '{}' where last_revision is null",
      'update content_item_version set last_revision = null',
      'update content_item_version set last_revision = 1 where last_revision is not null',
      'delete from content_item_version',
      `${PUT} into content_item_version values ('event', '101', 1, '{}', 1, null)`,
    ])
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(
        'A published revision cannot be changed.',
      );
    expect(await revisions.itemsOf(1)).toEqual(before);
  });

  it('CONTENT-06 publishing is in the audit trail', async () => {
    const { db } = await twoRevisions();
    const rows = await db.selectFrom('content_change').selectAll().where('kind', '=', 'revision').execute();
    expect(rows).toMatchObject([
      { action: 'publish', id: '1', author: 'Ada', after: 'First' },
      { action: 'publish', id: '2', author: 'Bo', after: 'Second' },
    ]);
  });
});

describe('two at once', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };

  it('CONTENT-08 of two that publish one waits, and then has nothing to publish', async () => {
    const shared = folder();
    const one = await contentForThisTest(shared);
    const other = await contentForThisTest(shared);
    await change(one.copy, eventDraft('101'));
    const outcomes = await Promise.all([one.revisions.publish(BY_ADA), other.revisions.publish(BY_ADA)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['nothing', 'published']);
    expect(await one.revisions.history()).toHaveLength(1);
  });

  it('CONTENT-08 many that change and publish at once lose nothing', async () => {
    const shared = folder();
    const editors = await Promise.all([1, 2, 3, 4].map(() => contentForThisTest(shared)));
    await Promise.all(
      editors.map(async ({ copy, revisions }, index) => {
        await change(copy, eventDraft(`10${index + 2}`));
        await revisions.publish(BY_ADA);
      }),
    );
    const [first] = editors;
    const latest = (await first?.revisions.latest()) ?? 0;
    expect((await first?.revisions.itemsOf(latest))?.map(({ id }) => id).sort()).toEqual([
      '102',
      '103',
      '104',
      '105',
    ]);
  });

  it('CONTENT-09 what another process publishes is seen by its number; until then one object is kept', async () => {
    const shared = folder();
    const { copy, revisions } = await twoRevisions(shared);
    const other = await contentForThisTest(shared);
    const seen = new PublishedContent(other.revisions);
    const before = await seen.contents();
    expect(await seen.contents()).toBe(before);
    await change(copy, eventDraft('101', { name: 'Newest' }));
    expect(await seen.contents()).toBe(before);
    await revisions.publish(BY_ADA);
    expect((await seen.contents())?.of('event')[0]?.name).toBe('Newest');
    expect(before?.of('event')[0]?.name).toBe('Event 101');
  });
});
