import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord } from '#core/contract/envelope.ts';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { NO_NOTICES } from '#core/notices/device-notices.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import {
  lockForEditing,
  type MessageInView,
  watchDelivered,
  watchMessages,
  watchReceipts,
} from '#core/outbox/outbox-view.ts';
import { openStored, sealStored } from '#core/outbox/sealed-payload.ts';
import { poisonedForms, WRONG_VALUES } from '../../tests/support/content/poisoned.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { fakeLocks } from '../../tests/support/unit/fake-locks.ts';
import { allAnswers, findAnswer, saveAnswer } from './answers.ts';
import { putBack, setAside } from './before-kiosk.ts';
import { openDatabase } from './database.ts';
import { type DeviceFacts, readDevice } from './device.ts';
import { deleteDraft, findDraft, putDraft } from './drafts.ts';
import { evictExpired } from './housekeeping.ts';
import { getItem, listItems, putItem, settleSent } from './outbox-items.ts';
import {
  beginPack,
  commitPack,
  dropUnheldPictures,
  findPack,
  listPacks,
  removePack,
  stageAnswer,
  stagedAnswers,
} from './packs.ts';
import { claimReceipts } from './receipts.ts';
import type { AnswerRow, DraftRow, OutboxRow, PackRow, ReceiptRow, SavedRow } from './rows.ts';
import { listSaved, putSaved, renewSaved, watchSaved, withSavedRows } from './saved-items.ts';
import { forgetFetched, readStorageUsage } from './storage-usage.ts';
import { retryAfterLeftMs, storeRetryAfter } from './stored-retry-after.ts';
import { deleteUnreadable, type UnreadableText, watchUnreadable } from './unreadable.ts';
import { forgetVisitor } from './visitor-rows.ts';
import type { StopWatching } from './watch.ts';

const NOW = Date.UTC(2026, 5, 1);
const answer: AnswerRow = { key: 'good', endpoint: 'schedule', body: '[]', etag: '"1"', at: NOW };
const message: OutboxRow = {
  id: 'good',
  command: 'contactMessage',
  payload: contactPayload('Hello from Meera'),
  state: 'waiting',
  createdAt: NOW,
  attempts: 1,
  vainAnswers: 0,
  lastTryAt: NOW,
  nextTryAt: 0,
  heldUntil: 0,
  attendedUntil: 0,
  lastOutcome: { kind: 'busy', status: 503, at: NOW },
};
const receipt: ReceiptRow = { id: 'good', sentAt: NOW, announced: false };
const saved: SavedRow = {
  key: 'event:good',
  ref: { kind: 'event', eventPath: 'good' },
  details: { title: 'Games', path: '/event/good', event: '', day: '', startsAt: '', endsAt: '', place: '' },
  savedAt: NOW,
  movedFrom: { startsAt: '', endsAt: '', place: 'Hall A' },
  namesakes: ['good'],
};
const pack: PackRow = {
  name: 'event:good',
  title: 'Games',
  state: 'whole',
  withPictures: true,
  byItself: false,
  startedAt: NOW,
  progress: { items: 1, of: 2, bytes: 3 },
  failure: { part: 'schedule', reason: 'http' },
  receipt: {
    items: 1,
    bytes: 2,
    pictureBytes: 0,
    missingPictures: 0,
    at: NOW,
    answers: ['good'],
    pictures: [],
  },
};
const draft: DraftRow = { form: 'good', entries: { message: 'Half a sentence' }, changedAt: NOW };

/** Inserts the good row between the damaged ones. */
async function fill(store: string, key: string, good: object, bad: readonly object[]) {
  const named = bad.map((row, index) => (key in good ? { ...row, [key]: `bad ${index}` } : row));
  await openDatabase()
    .table(store)
    .bulkPut([...named.slice(0, 20), good, ...named.slice(20)]);
}

/** The first value a watcher reports. */
function firstOf<Told>(watch: (listener: (told: Told) => void) => StopWatching): Promise<Told> {
  return new Promise((resolve) => {
    const stop = watch((told) => {
      resolve(told);
      setTimeout(() => stop());
    });
  });
}

const seen: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation((...said) => {
    throw new Error(said.join(' '));
  });
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    seen.push(new Headers(init.headers).get('idempotency-key') ?? '');
    return Response.json({ status: 1 });
  });
  seen.length = 0;
});
afterEach(leaveNoTrace);

const done = (value?: unknown) => ({ kind: 'done', value });

describe('ST11 with every field of every row damaged in every way', () => {
  it('an intact message is shown and sent, and damaged ones are set aside with their text', async () => {
    const bad = poisonedForms(message, ['id', 'lastOutcome', 'payload']);
    await fill('outbox', 'id', message, [
      ...bad,
      ...WRONG_VALUES.map((payload) => ({ ...message, payload })),
    ]);
    // Such values are not valid keys, so the index skips them.
    await openDatabase()
      .table('outbox')
      .bulkPut(WRONG_VALUES.map((id) => ({ ...message, id: { id } })));
    const shown = await firstOf<readonly MessageInView[]>(watchMessages);
    expect(shown).toContainEqual(expect.objectContaining({ id: 'good', createdAt: NOW }));
    for (const { createdAt, nextTryAt } of shown) {
      expect(() => new Date(createdAt).toISOString()).not.toThrow();
      expect(() => new Date(nextTryAt).toISOString()).not.toThrow();
    }
    const aside = await firstOf<readonly UnreadableText[]>(watchUnreadable);
    expect(aside.length).toBeGreaterThan(70);
    expect(aside.filter(({ text }) => text.includes('Hello from Meera')).length).toBeGreaterThan(30);
    expect(await getItem('good')).toMatchObject(done({ id: 'good' }));
    expect(await lockForEditing('good')).toMatchObject({ kind: 'held' });
    await sealStored();
    await openStored();
    expect(await putItem({ id: 'bad 0', command: 'contactMessage', payload: {}, attendedUntil: 0 })).toEqual(
      done(),
    );
    expect(await readStorageUsage()).toMatchObject({ kind: 'done' });
    vi.setSystemTime(NOW + 60_000);
    expect((await deliverWaiting({ reason: 'start' })).sent).toContain('good');
    expect(seen.filter((id) => id === 'good')).toEqual(['good']);
    // Messages that only another build can send wait for it.
    const others = await listItems();
    for (const { command } of others.kind === 'done' ? others.value : []) expect(command).toMatch(/^x+$/);
    const left = await firstOf<readonly UnreadableText[]>(watchUnreadable);
    expect(left.length).toBe(aside.length - 1);
    for (const one of left) await deleteUnreadable(one);
    expect(await firstOf<readonly UnreadableText[]>(watchUnreadable)).toEqual([]);
    expect(await listItems()).toEqual(others);
  });

  it('a message with only its delivery fields damaged is still sent', async () => {
    const times = ['createdAt', 'lastTryAt', 'nextTryAt', 'heldUntil', 'attendedUntil'];
    const way = [...times, 'attempts', 'vainAnswers'];
    const bad = way.flatMap((field) => WRONG_VALUES.map((value) => ({ ...message, [field]: value })));
    await fill('outbox', 'id', message, bad);
    expect(await firstOf<readonly UnreadableText[]>(watchUnreadable)).toEqual([]);
    vi.setSystemTime(NOW + 60_000);
    await deliverWaiting({ reason: 'start' });
    expect(new Set(seen).size).toBe(bad.length + 1);
    expect(await listItems()).toEqual(done([]));
  });

  it('an intact receipt is announced once, and damaged ones are deleted', async () => {
    await fill('receipts', 'id', receipt, poisonedForms(receipt, ['id']));
    const told = await firstOf<readonly ReceiptRow[]>(watchReceipts);
    expect(told).toContainEqual(receipt);
    expect(await firstOf<readonly ReceiptRow[]>(watchDelivered)).toContainEqual(receipt);
    expect(await claimReceipts()).toContainEqual(receipt);
    expect(await claimReceipts()).toEqual([]);
    await evictExpired(NOW);
    for (const { sentAt } of await firstOf<readonly ReceiptRow[]>(watchDelivered)) expect(sentAt).toBe(NOW);
  });

  it('an intact saved item is listed, and a damaged star can be set again', async () => {
    await fill('saved', 'key', saved, poisonedForms(saved, ['key']));
    expect(await listSaved()).toMatchObject({ kind: 'done' });
    const listed = await firstOf<readonly SavedRow[]>(watchSaved);
    expect(listed).toContainEqual(saved);
    for (const { ref, details, savedAt } of listed) {
      expect(ref.kind).toBe('event');
      expect(details === null || typeof details.title === 'string').toBe(true);
      expect(() => new Date(savedAt).toISOString()).not.toThrow();
    }
    const bad = 'event:again';
    await openDatabase().table('saved').put({ key: bad, ref: null });
    const news = { ...saved, details: { ...(saved.details ?? expect.fail()), title: 'News' } };
    expect(await renewSaved([{ from: { ...saved, key: bad }, to: { ...news, key: bad } }])).toEqual(done());
    expect(await putSaved([{ ...saved, key: bad }])).toEqual(done());
    const keys: string[] = [];
    await withSavedRows((all) => keys.push(...all.map(({ key }) => key)));
    expect(keys).toEqual(expect.arrayContaining([saved.key, bad]));
    expect(await readStorageUsage()).toMatchObject({ value: { savedItems: keys.length } });
  });

  it('an intact pack keeps its answers, and a damaged one can be made again', async () => {
    await fill('packs', 'name', pack, poisonedForms(pack, ['name']));
    await fill('answers', 'key', answer, poisonedForms(answer, ['key']));
    expect(await findPack(pack.name)).toEqual(done(pack));
    const packs = await listPacks();
    expect(packs).toMatchObject({ kind: 'done', value: expect.arrayContaining([pack]) });
    await dropUnheldPictures();
    for (const bad of await openDatabase().packs.toCollection().primaryKeys()) {
      expect(await beginPack({ name: bad, title: '', withPictures: false })).toMatchObject({ kind: 'done' });
    }
    await openDatabase()
      .table('staged')
      .put({ ...answer, pack: 'bad 0', key: 'x', at: 'soon', body: 5 });
    expect(await stageAnswer('bad 0', { ...answer, key: 'fresh' })).toEqual(done(true));
    expect(await stagedAnswers('bad 0', NOW)).toMatchObject(done([{ key: 'fresh' }]));
    const content = { answers: ['fresh'], pictures: [], pictureBytes: 0, missingPictures: 0 };
    expect(await commitPack('bad 0', content)).toMatchObject(done({ kind: 'switched' }));
    expect(await removePack('bad 0')).toEqual(done());
    expect(await findAnswer('good')).toEqual(done(answer));
  });

  it('an intact answer is read, and damaged ones are deleted', async () => {
    await fill('answers', 'key', answer, poisonedForms(answer, ['key']));
    await fill('packs', 'name', pack, [{ ...pack, receipt: 'x' }]);
    const all = await allAnswers();
    expect(all).toMatchObject({ kind: 'done', value: expect.arrayContaining([answer]) });
    for (const { at, etag } of all.kind === 'done' ? all.value : []) {
      expect(() => new Date(at).toISOString()).not.toThrow();
      expect(() => new Headers({ 'if-none-match': etag ?? '' })).not.toThrow();
    }
    expect(await readStorageUsage()).toMatchObject({ kind: 'done' });
    expect(await saveAnswer({ ...answer, key: 'bad 0' })).toMatchObject({ kind: 'done' });
    await evictExpired(NOW);
    expect(await allAnswers()).toEqual(done(expect.arrayContaining([answer])));
    expect(await listPacks()).toMatchObject(done([{ name: pack.name }]));
    expect(await forgetFetched()).toEqual(done());
  });

  it('an intact draft is found, and a damaged one keeps its text when another replaces it', async () => {
    await fill('drafts', 'form', draft, poisonedForms(draft, ['form']));
    expect(await findDraft('good')).toMatchObject({ entries: draft.entries });
    await openDatabase()
      .table('drafts')
      .put({ form: 'contact', entries: { message: 'Dear office', name: 5 } });
    expect(await findDraft('contact')).toBeNull();
    await putDraft('contact', { message: 'Anew' });
    expect(await findDraft('contact')).toMatchObject({ entries: { message: 'Anew' } });
    await deleteDraft('contact');
    await settleSent('some', () => true);
    await evictExpired(NOW);
    expect(await findDraft('good')).toMatchObject({ entries: draft.entries });
    const aside = await firstOf<readonly UnreadableText[]>(watchUnreadable);
    const rescued = aside.find(({ text }) => text.includes('Dear office')) ?? expect.fail();
    expect(rescued.text).toContain('message: Dear office');
    await deleteUnreadable(rescued);
    expect(await firstOf<readonly UnreadableText[]>(watchUnreadable)).not.toContainEqual(rescued);
    expect(await forgetVisitor()).toEqual(done());
    expect(await openDatabase().drafts.count()).toBe(0);
  });

  it('the device learns its facts again, and a kiosk stays one', async () => {
    const usual: { readonly [Name in keyof DeviceFacts]: DeviceFacts[Name] } = {
      'clock-offset': 0,
      'no-etag-bases': [],
      rests: {},
      'tidied-at': 0,
      'swept-at': 0,
      'fetched-ahead-at': 0,
      persistence: 'unasked',
      kiosk: null,
      'kiosk-name': '',
      'pin-tries': { wrong: 0, lockedUntil: 0 },
      'sealing-key': null,
      'destroyed-messages': 0,
      'last-errors': [],
      notices: NO_NOTICES,
    };
    for (const value of [...WRONG_VALUES, [{ at: 1e300, text: 5 }]]) {
      const names = Object.keys(usual) as (keyof DeviceFacts)[];
      await openDatabase()
        .table('device')
        .bulkPut(names.map((name) => ({ name, value })));
      for (const name of names) await readDevice(name, usual[name]);
      const offset = await readDevice('clock-offset', 0);
      expect(() => new Date(NOW + offset).toISOString()).not.toThrow();
      for (const { at } of await readDevice('last-errors', []))
        expect(new Date(at).toISOString()).toBeTruthy();
      await storeRetryAfter('outbox', 1_000);
      expect(await retryAfterLeftMs('outbox')).toBe(1_000);
      const rests = { 'read good': NOW + 1_000, 'read bad': value, outbox: value };
      await openDatabase().table('device').put({ name: 'rests', value: rests });
      expect(await retryAfterLeftMs('outbox')).toBe(0);
      expect(await retryAfterLeftMs('read bad')).toBe(0);
      expect(await retryAfterLeftMs('read good')).toBe(1_000);
    }
    const pin = { salt: new Uint8Array(4), hash: new Uint8Array(4), rounds: 9 };
    const kiosk = { eventPath: 'spring', idleAfterMs: 60_000, allowsGuests: true, pin };
    for (const value of [...poisonedForms(kiosk), 'x', [], {}]) {
      await openDatabase().table('device').put({ name: 'kiosk', value });
      const read = await readDevice('kiosk', null);
      expect(read?.idleAfterMs).toBeGreaterThan(0);
      expect(read?.pin === null || (read?.pin.rounds ?? 0) > 0).toBe(true);
      // Where a PIN may have been set, nobody may choose a new one.
      if (!isRecord(value) || value.pin !== null) expect(read?.pin).not.toBeNull();
    }
  });

  it('what a kiosk has set aside is restored as far as it is intact', async () => {
    await putSaved([saved]);
    expect(await setAside({ theme: 'dark' })).toEqual(done());
    await forgetVisitor();
    expect(await putBack()).toEqual(done({ theme: 'dark' }));
    expect(await listSaved()).toEqual(done([saved]));
    const before = { saved: [saved, null, { key: 5 }], drafts: [draft, 'x', { form: 1 }], choices: { a: 1 } };
    for (const value of [...poisonedForms(before), ...WRONG_VALUES, before]) {
      await openDatabase().table('device').put({ name: 'before-kiosk', value });
      expect(await putBack()).toMatchObject({ kind: 'done' });
    }
    expect(await findDraft('good')).toMatchObject({ entries: draft.entries });
  });
});

it('ST11 the intact rows are read, whatever the damaged row next to them', async () => {
  const anything = fc.anything({ withDate: true, withTypedArray: true, withBigInt: true, maxDepth: 3 });
  const rows = fc.dictionary(
    fc.constantFrom(...Object.keys({ ...message, ...saved, ...pack, ...draft })),
    anything,
  );
  await fc.assert(
    fc.asyncProperty(rows, async (bad) => {
      const database = openDatabase();
      for (const [store, good, key] of [
        ['outbox', message, 'id'],
        ['saved', saved, 'key'],
        ['packs', pack, 'name'],
        ['drafts', draft, 'form'],
      ] as const) {
        const { order: _, ...fields } = bad;
        await database.table(store).clear();
        await database.table(store).bulkPut([good, { ...good, ...fields, [key]: 'bad' }]);
      }
      const found = [
        [await listItems(), { id: 'good' }],
        [await listSaved(), { key: saved.key }],
        [await listPacks(), { name: pack.name }],
      ] as const;
      for (const [list, good] of found)
        expect(list).toMatchObject(done(expect.arrayContaining([expect.objectContaining(good)])));
      expect(await findDraft('good')).not.toBeNull();
      expect(await readStorageUsage()).toMatchObject({ kind: 'done' });
      await firstOf(watchUnreadable);
      await settleSent('good', () => false);
      expect(await listItems()).toMatchObject({ kind: 'done' });
    }),
    { numRuns: 60 },
  );
});
