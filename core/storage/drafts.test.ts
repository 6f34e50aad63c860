import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { openDatabase } from './database.ts';
import { deleteDraft, findDraft, putDraft } from './drafts.ts';
import { evictExpired } from './housekeeping.ts';
import { deleteItem, putItem, settleSent } from './outbox-items.ts';
import { TRIED_ID } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2031, 4, 5);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(leaveNoTrace);

describe('the draft of a form', () => {
  it('is what was written last', async () => {
    await putDraft('contact', { name: 'Ada', message: 'one' });
    await putDraft('contact', { name: 'Meera', message: 'two' });
    expect(await findDraft('contact')).toEqual({
      entries: { name: 'Meera', message: 'two' },
      isInOutbox: false,
    });
    expect(await findDraft('another')).toBeNull();
  });

  it('is complete, whichever of two tabs writes last', async () => {
    const drafts = [1, 2, 3].map((tab) => ({ name: `name ${tab}`, message: `message ${tab}` }));
    await Promise.all(drafts.map((draft) => putDraft('contact', draft)));
    expect(drafts).toContainEqual((await findDraft('contact'))?.entries);
  });

  it('may also be in the outbox, and is deleted once delivered, whoever sent it', async () => {
    const payload = { message: 'one' };
    await putDraft('contact', { message: 'one', [TRIED_ID]: 'a' });
    await putItem({ id: 'a', command: 'contactMessage', payload, attendedUntil: 0 });
    expect(await findDraft('contact')).toMatchObject({ isInOutbox: true });
    await deleteItem('a', () => true);
    expect(await findDraft('contact')).toMatchObject({ isInOutbox: false });
    await putItem({ id: 'a', command: 'contactMessage', payload, attendedUntil: 0 });
    await settleSent('a', () => true);
    expect(await openDatabase().drafts.count()).toBe(0);
    await putDraft('contact', { message: 'two', [TRIED_ID]: 'b' });
    await settleSent('a', () => true);
    expect(await findDraft('contact')).not.toBeNull();
  });

  it('is gone once it is deleted', async () => {
    await putDraft('contact', { name: 'Ada' });
    await deleteDraft('contact');
    expect(await findDraft('contact')).toBeNull();
  });

  it('survives a clock set to another year, and its days start again if it was written under such a clock', async () => {
    await putDraft('contact', { name: 'Ada' });
    const realNow = NOW;
    vi.setSystemTime(NOW + 400 * DAY_MS);
    await evictExpired(realNow);
    expect(await findDraft('contact', realNow)).toMatchObject({ entries: { name: 'Ada' } });
    await putDraft('contact', { name: 'Ada', message: 'Hello' });
    vi.setSystemTime(NOW);
    await evictExpired(realNow);
    expect(await findDraft('contact', realNow)).toMatchObject({ entries: { message: 'Hello' } });
    await evictExpired(realNow + 15 * DAY_MS);
    expect(await openDatabase().drafts.count()).toBe(0);
  });

  it('is no longer returned after 14 days, and is then deleted', async () => {
    await putDraft('contact', { name: 'Ada' });
    vi.setSystemTime(NOW + 13 * DAY_MS);
    await evictExpired(Date.now());
    expect(await findDraft('contact')).toMatchObject({ entries: { name: 'Ada' } });
    vi.setSystemTime(NOW + 15 * DAY_MS);
    expect(await findDraft('contact')).toBeNull();
    await evictExpired(Date.now());
    expect(await openDatabase().drafts.count()).toBe(0);
  });

  it('evicts nothing else if there is no room for it', async () => {
    const database = openDatabase();
    await database.answers.put({ key: 'news', endpoint: 'news', body: '[]', etag: null, at: NOW });
    vi.spyOn(database.drafts, 'put').mockImplementation(() => {
      throw new Dexie.QuotaExceededError('full');
    });
    expect(await putDraft('contact', { name: 'Ada' })).toEqual({ kind: 'full' });
    expect(await database.answers.count()).toBe(1);
  });
});
