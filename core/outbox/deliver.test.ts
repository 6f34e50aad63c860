import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { writeDevice } from '#core/storage/device.ts';
import { putDraft } from '#core/storage/drafts.ts';
import { changeItem, listItems } from '#core/storage/outbox-items.ts';
import { claimReceipts } from '#core/storage/receipts.ts';
import { TRIED_ID } from '#core/storage/rows.ts';
import { readScope, storeRetryAfter } from '#core/storage/stored-retry-after.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { fakeLocks } from '../../tests/support/unit/fake-locks.ts';
import { deliverWaiting } from './deliver.ts';
import { readMessage, removeMessage, retryNow, watchMessages } from './outbox-view.ts';
import { storeMessage } from './store-message.ts';

const START = Date.UTC(2026, 0, 1);
const accepted = () => Response.json({ status: 1 });

/** The requests the server received, in order: idempotency key and message. */
let seen: { key: string; message: string }[] = [];
let respond: (key: string) => Response | Promise<Response> = accepted;

async function fetchFromServer(_address: string, init: RequestInit): Promise<Response> {
  const key = new Headers(init.headers).get('idempotency-key') ?? '';
  seen.push({ key, message: JSON.parse(String(init.body)).message });
  return respond(key);
}

const keep = (id: string) => storeMessage('contactMessage', contactPayload(`text of ${id}`), id);
const rows = async () => {
  const items = await listItems();
  return items.kind === 'done' ? items.value : [];
};
const seenKeys = () => seen.map(({ key }) => key);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('fetch', fetchFromServer);
  seen = [];
  respond = accepted;
});
afterEach(leaveNoTrace);

describe('delivering waiting messages', () => {
  it('OFFLINE-12 OFFLINE-15 sends oldest first with the original payload and leaves a receipt without it', async () => {
    for (const id of ['c', 'a', 'b']) await keep(id);
    const report = await deliverWaiting({ reason: 'online' });
    expect(report).toEqual({ sent: ['c', 'a', 'b'], waiting: 0, nextTryInMs: null });
    expect(seen[1]).toEqual({ key: 'a', message: 'text of a' });
    expect(await rows()).toEqual([]);
    const receipts = await claimReceipts();
    expect(receipts.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
    expect(JSON.stringify(await openDatabase().receipts.toArray())).not.toContain('Ada');
    expect(await claimReceipts()).toEqual([]);
  });

  it.each([
    ['with locks', fakeLocks()],
    ['without locks', undefined],
  ])('OFFLINE-12 sends each message once even if five deliveries start together: %s', async (_, locks) => {
    vi.stubGlobal('navigator', { locks });
    for (const id of ['a', 'b', 'c']) await keep(id);
    await Promise.all(
      ['sync', 'sync', 'sync', 'online', 'timer'].map((reason) =>
        deliverWaiting({ reason: reason as 'sync' }),
      ),
    );
    expect(seenKeys()).toEqual(['a', 'b', 'c']);
  });

  it('OFFLINE-12 repeats a message under the same key when its answer was lost', async () => {
    await keep('a');
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await deliverWaiting({ reason: 'online' })).toMatchObject({ sent: [], waiting: 1 });
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, lastOutcome: { reason: 'offline' } },
    ]);
    respond = accepted;
    later(1);
    await deliverWaiting({ reason: 'online' });
    expect(seenKeys()).toEqual(['a', 'a']);
    expect(await rows()).toEqual([]);
  });

  it('OFFLINE-12 ends the run when the network fails, so that the order is kept', async () => {
    for (const id of ['a', 'b']) await keep(id);
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await Promise.all([deliverWaiting({ reason: 'sync' }), deliverWaiting({ reason: 'online' })]);
    expect(seenKeys()).toEqual(['a']);
  });

  it.each([
    ['a sign-in page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'something that is not JSON',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    ],
    ['a 500', () => Response.json({}, { status: 500 })],
  ])('OFFLINE-12 keeps an unattended message after %s', async (_, answer) => {
    for (const id of ['a', 'b']) await keep(id);
    respond = answer;
    const { waiting, nextTryInMs } = await deliverWaiting({ reason: 'online' });
    expect(waiting).toBe(2);
    expect(nextTryInMs).toBeGreaterThan(1_000);
    expect(seenKeys()).toEqual(['a']);
    expect(await readMessage('a')).toEqual(contactPayload('text of a'));
  });

  it('OFFLINE-14 keeps a refused message for the visitor without holding back the others', async () => {
    for (const id of ['a', 'b']) await keep(id);
    respond = (key) => (key === 'a' ? Response.json({}, { status: 422 }) : accepted());
    expect(await deliverWaiting({ reason: 'online' })).toEqual({
      sent: ['b'],
      waiting: 0,
      nextTryInMs: null,
    });
    expect(await rows()).toMatchObject([{ id: 'a', state: 'refused', lastOutcome: { status: 422 } }]);
    later(24 * 60 * 60_000);
    await deliverWaiting({ reason: 'start' });
    expect(seenKeys()).toEqual(['a', 'b']);
    respond = accepted;
    await retryNow('a');
    expect(seenKeys()).toEqual(['a', 'b', 'a']);
    expect(await rows()).toEqual([]);
  });

  it('OFFLINE-12 obeys Retry-After even when the visitor wants to send now', async () => {
    for (const id of ['a', 'b']) await keep(id);
    respond = () => Response.json({}, { status: 503, headers: { 'retry-after': '120' } });
    expect(await deliverWaiting({ reason: 'online' })).toMatchObject({ nextTryInMs: 120_000 });
    expect((await rows()).map(({ heldUntil }) => heldUntil)).toEqual([START + 120_000, 0]);
    respond = accepted;
    later(119_000);
    await deliverWaiting({ reason: 'retry', skipBackoff: true });
    expect(seenKeys()).toEqual(['a']);
    later(2_000);
    await deliverWaiting({ reason: 'timer' });
    expect(seenKeys()).toEqual(['a', 'a', 'b']);
  });

  it.each([
    [
      'from a message that no longer holds back the others',
      async () => void (await changeItem('a', () => ({ vainAnswers: 10 }))),
    ],
    ['from a message that its form has removed', async () => void (await removeMessage('a'))],
  ])('OFFLINE-12 leaves a server alone after a Retry-After %s', async (_, happen) => {
    await keep('a');
    respond = () => Response.json({}, { status: 429, headers: { 'retry-after': '120' } });
    await deliverWaiting({ reason: 'online' });
    await happen();
    await keep('b');
    respond = accepted;
    later(119_000);
    expect(await deliverWaiting({ reason: 'submit', skipBackoff: true, attendedId: 'b' })).toMatchObject({
      sent: [],
      nextTryInMs: 1_000,
    });
    expect(seenKeys()).toEqual(['a']);
    later(2_000);
    await deliverWaiting({ reason: 'timer' });
    expect(seenKeys()).toContain('b');
  });

  it('OFFLINE-12 obeys the longer of two Retry-After periods', async () => {
    for (const id of ['a', 'b']) await keep(id);
    const ofRead = readScope('GET /api/Menu|');
    await Promise.all([
      storeRetryAfter('outbox', 120_000),
      storeRetryAfter('outbox by hand', 120_000),
      storeRetryAfter(ofRead, 300_000),
    ]);
    await storeRetryAfter('outbox', 10_000);
    await storeRetryAfter('outbox by hand', 10_000);
    later(60_000);
    await deliverWaiting({ reason: 'retry', skipBackoff: true });
    expect(seen).toEqual([]);
    later(61_000);
    await deliverWaiting({ reason: 'timer' });
    expect(seenKeys()).toEqual(['a', 'b']);
  });

  it('OFFLINE-12 waits an hour at most, and five minutes at most when a visitor wants it sent now', async () => {
    for (const id of ['a', 'b']) await keep(id);
    respond = () => Response.json({}, { status: 503, headers: { 'retry-after': '1000000000' } });
    expect(await deliverWaiting({ reason: 'online' })).toMatchObject({ nextTryInMs: 60 * 60_000 });
    respond = accepted;
    later(4 * 60_000);
    await retryNow();
    expect(seenKeys()).toEqual(['a']);
    later(2 * 60_000);
    await deliverWaiting({ reason: 'timer' });
    expect(seenKeys()).toEqual(['a']);
    await retryNow();
    expect(seenKeys()).toEqual(['a', 'a', 'b']);
  });

  it('OFFLINE-12 ignores a Retry-After of many hours that an earlier release stored', async () => {
    await keep('a');
    const until = Date.now() + 20 * 60 * 60_000;
    await writeDevice('rests', { outbox: until, reads: until });
    await deliverWaiting({ reason: 'start' });
    expect(seenKeys()).toEqual(['a']);
  });

  it('OFFLINE-14 does not let a message that always fails on the server hold back the others for ever', async () => {
    for (const id of ['a', 'b']) await keep(id);
    respond = (key) => (key === 'a' ? Response.json({}, { status: 500 }) : accepted());
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await deliverWaiting({ reason: 'timer' });
      later(16 * 60_000);
    }
    expect(seenKeys().filter((key) => key === 'b')).toHaveLength(1);
    expect(await rows()).toMatchObject([{ id: 'a', state: 'waiting' }]);
  });

  it('OFFLINE-11 sends a message again whose sending was interrupted', async () => {
    await keep('a');
    await changeItem('a', () => ({ state: 'sending' }));
    await deliverWaiting({ reason: 'start' });
    expect(seenKeys()).toEqual(['a']);
  });

  it('never expires a message after a time', async () => {
    await keep('a');
    later(3 * 365 * 24 * 60 * 60_000);
    await deliverWaiting({ reason: 'start' });
    expect(seenKeys()).toEqual(['a']);
  });

  it('leaves a damaged record aside', async () => {
    await keep('a');
    await keep('b');
    await changeItem('a', () => ({ payload: null }));
    await deliverWaiting({ reason: 'start' });
    expect(seenKeys()).toEqual(['b']);
  });

  it('does not send a message that its page still watches', async () => {
    await storeMessage('contactMessage', contactPayload('x'), 'a', { attendedUntil: Date.now() + 15_000 });
    await deliverWaiting({ reason: 'sync' });
    expect(seen).toEqual([]);
    later(16_000);
    await deliverWaiting({ reason: 'sync' });
    expect(seenKeys()).toEqual(['a']);
  });
});

describe('watching the outbox', () => {
  it('shows waiting messages without their content', async () => {
    await keep('a');
    const shown = await new Promise<unknown>((resolve) => {
      const stop = watchMessages((messages) => {
        resolve(messages);
        setTimeout(() => stop());
      });
    });
    expect(shown).toMatchObject([{ id: 'a', state: 'waiting' }]);
    expect(JSON.stringify(shown)).not.toContain('Ada');
  });

  it('removes a message for good', async () => {
    await keep('a');
    expect(await removeMessage('a')).toBe('removed');
    await deliverWaiting({ reason: 'online' });
    expect(seen).toEqual([]);
  });

  it('deletes the draft that belongs to a removed message', async () => {
    await keep('a');
    await keep('b');
    await putDraft('contact', { message: 'of a', [TRIED_ID]: 'a' });
    await removeMessage('b');
    expect(await openDatabase().drafts.count()).toBe(1);
    await removeMessage('a');
    expect(await openDatabase().drafts.count()).toBe(0);
  });

  it('does not report an unreadable outbox as empty', async () => {
    await keep('a');
    closeDatabase();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    const { sent, waiting } = await deliverWaiting({ reason: 'sync' });
    expect({ sent, waiting }).toEqual({ sent: [], waiting: null });
    vi.mocked(indexedDB.open).mockRestore();
    closeDatabase();
  });

  it('stores the same id once', async () => {
    await Promise.all([keep('a'), keep('a')]);
    await deliverWaiting({ reason: 'online' });
    expect(await keep('a')).toBe('kept');
    await deliverWaiting({ reason: 'online' });
    expect(seenKeys()).toEqual(['a']);
  });
});
