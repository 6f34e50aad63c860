import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from './answers.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { DATABASE_NAME } from './database-name.ts';
import {
  deleteUselessRevisions,
  findRevision,
  putRevision,
  type RevisionKind,
  revisionKey,
  watchRevision,
} from './revisions.ts';
import type { RevisionRow } from './rows.ts';
import { forgetVisitor } from './visitor-rows.ts';

const row = (kind: RevisionKind, eventPath: string, change: Partial<RevisionRow> = {}): RevisionRow => ({
  key: revisionKey(kind, eventPath),
  eventPath,
  day: '',
  answeredAt: 1,
  endsAt: null,
  isAccepted: false,
  event: null,
  games: [{ game: 'Drama', entries: [{ title: 'Final', from: '', to: '', address: '' }] }],
  ...change,
});
const keys = async () => (await openDatabase().revisions.toCollection().primaryKeys()).sort();
const keepSchedule = (eventPath: string) =>
  saveAnswer({
    key: `GET /api/GameSchedule|pagename=${eventPath}`,
    endpoint: 'schedule',
    body: '[]',
    etag: null,
    at: 1,
  });

afterEach(async () => {
  await openDatabase().delete();
  closeDatabase();
});

describe('the revisions of events', () => {
  it('are followed from the first one on, in all tabs', async () => {
    const heard: (RevisionRow | null)[] = [];
    const stop = watchRevision('seen:athens', (found) => void heard.push(found));
    await vi.waitFor(() => expect(heard).toEqual([null]));
    await putRevision(row('seen', 'athens'));
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(row('seen', 'athens')));
    stop();
  });

  it('are not stored over what another tab has stored, if they may not', async () => {
    await putRevision(row('seen', 'athens', { answeredAt: 5 }));
    await putRevision(row('seen', 'athens', { answeredAt: 9 }), (held) => held === null);
    expect(await findRevision('seen:athens')).toMatchObject({ value: { answeredAt: 5 } });
    await putRevision(row('seen', 'athens', { answeredAt: 9 }), (held) => held?.answeredAt === 5);
    expect(await findRevision('seen:athens')).toMatchObject({ value: { answeredAt: 9 } });
  });

  it('count as missing if they are damaged', async () => {
    await openDatabase().revisions.put({ ...row('seen', 'athens'), games: 'none' } as never);
    const heard: (RevisionRow | null)[] = [];
    const stop = watchRevision('seen:athens', (found) => void heard.push(found));
    await vi.waitFor(() => expect(heard).toEqual([null]));
    stop();
  });

  it('go with their answers, after their event and when they are damaged', async () => {
    for (const path of ['athens', 'delphi', 'olympia', 'nemea']) await keepSchedule(path);
    await putRevision(row('seen', 'athens'));
    await putRevision(row('seen', 'delphi', { endsAt: 999 }));
    await putRevision(row('day', 'olympia', { endsAt: 1_001 }));
    await putRevision(row('seen', 'isthmia'));
    await openDatabase().revisions.put({ key: 'seen:nemea' } as never);
    await deleteUselessRevisions(1_000);
    expect(await keys()).toEqual(['day:olympia', 'seen:athens']);
  });

  it('CHANGES-08 that a visitor of a kiosk has seen are wiped; what the day began with stays', async () => {
    await putRevision(row('seen', 'athens'));
    await putRevision(row('day', 'athens'));
    expect((await forgetVisitor()).kind).toBe('done');
    expect(await keys()).toEqual(['day:athens']);
  });

  it('PWA-06 do not keep an older build from opening the database', async () => {
    await putRevision(row('seen', 'athens'));
    closeDatabase();
    const older = new Dexie(DATABASE_NAME);
    older.version(1).stores({ answers: 'key', outbox: '++order, &id', receipts: 'id', device: 'name' });
    older.version(2).stores({ saved: 'key', packs: 'name', staged: '[pack+key], pack', drafts: 'form' });
    await older.table('device').put({ name: 'persistence', value: 'granted' });
    older.close();
    expect(await keys()).toEqual(['seen:athens']);
    expect(await openDatabase().device.count()).toBe(1);
  });
});
