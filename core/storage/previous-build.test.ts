import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey } from '#core/contract/answer-key.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import { openPayload } from '#core/outbox/sealed-payload.ts';
import { fakeCaches } from '../../sw/testing/fake-caches.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { PREVIOUS_BUILD, writePreviousDatabase } from '../../tests/support/unit/previous-build.ts';
import { findAnswer } from './answers.ts';
import { putBack } from './before-kiosk.ts';
import { openDatabase } from './database.ts';
import { type DeviceFacts, readDevice } from './device.ts';
import { findDraft } from './drafts.ts';
import { getItem, listItems } from './outbox-items.ts';
import { listPacks, stagedAnswers } from './packs.ts';
import { claimReceipts } from './receipts.ts';
import { listSaved } from './saved-items.ts';
import { readStorageUsage } from './storage-usage.ts';
import { retryAfterLeftMs } from './stored-retry-after.ts';

const { at, database, personal, kiosk } = PREVIOUS_BUILD;

/** Expects every stored fact except those that have tests of their own. */
async function expectFacts(rows: readonly Readonly<Record<string, unknown>>[] = []) {
  const facts = rows.filter(({ name }) => name !== 'before-kiosk');
  expect(facts.length).toBeGreaterThan(4);
  for (const { name, value } of facts)
    expect(await readDevice(name as keyof DeviceFacts, 'not found' as never), String(name)).toEqual(value);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at }));
afterEach(leaveNoTrace);

describe('what the build before stored on a personal device', () => {
  beforeEach(() => writePreviousDatabase(personal));

  it('is in stores of this build, all of it', async () => {
    for (const store of Object.keys(database.stores))
      expect(await openDatabase().table(store).count(), store).toBe(personal.rows[store]?.length);
  });

  it('includes its answers, under the keys of their calls', async () => {
    const found = await findAnswer(answerKey(schedule, { pagename: 'athens' }));
    expect(found).toEqual({ kind: 'done', value: personal.rows.answers?.[0] });
  });

  it('includes its messages, with all that is known of their delivery', async () => {
    expect(await listItems()).toEqual({ kind: 'done', value: personal.rows.outbox });
    expect(await retryAfterLeftMs('outbox')).toBe(60_000);
  });

  it('includes the messages that still have to be sent, and what they said', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', {});
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
      sent.push([new Headers(headers).get('idempotency-key'), JSON.parse(String(body))]);
      return Response.json({ status: 1 });
    });
    await deliverWaiting({ reason: 'retry', skipBackoff: true });
    const waiting = personal.rows.outbox?.filter(({ state }) => state !== 'refused');
    expect(sent).toEqual(waiting?.map(({ id, payload }) => [id, payload]));
  });

  it('includes its receipts', async () => {
    expect(await claimReceipts()).toEqual(personal.rows.receipts);
  });

  it('includes its stars', async () => {
    expect(await listSaved()).toEqual({ kind: 'done', value: byKey(personal.rows.saved, 'key') });
  });

  it('includes its packs, and the next revision of one', async () => {
    expect(await listPacks()).toEqual({ kind: 'done', value: byKey(personal.rows.packs, 'name') });
    const staged = await stagedAnswers('event:athens', at);
    expect(staged).toEqual({ kind: 'done', value: personal.rows.staged });
  });

  it('includes its draft, with its link to the outbox', async () => {
    const [draft] = personal.rows.drafts ?? [];
    expect(await findDraft('contact', at)).toEqual({ entries: draft?.entries, isInOutbox: false });
    vi.setSystemTime(at + 1);
    await openDatabase().outbox.update(1, { id: 'never-sent' });
    expect(await findDraft('contact', at)).toMatchObject({ isInOutbox: true });
  });

  it('includes the facts about the device', () => expectFacts(personal.rows.device));

  it('includes its pictures and files, in all caches', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    for (const [name, addresses] of Object.entries(personal.caches ?? {})) {
      const cache = await caches.open(name);
      for (const address of addresses) await cache.put(address, new Response('12345'));
    }
    expect(await readStorageUsage()).toMatchObject({
      value: {
        // With the data of a page.
        answers: { count: 2 },
        pictures: { count: 2 },
        files: { count: 1 },
        waitingMessages: 4,
        savedItems: 3,
        drafts: 1,
      },
    });
  });
});

describe('what the build before stored on a kiosk', () => {
  beforeEach(() => writePreviousDatabase(kiosk));

  it('includes the facts about the tablet', () => expectFacts(kiosk.rows.device));

  it('includes its sealed messages, which its key opens', async () => {
    const found = await getItem('sealed');
    expect(found).toEqual({ kind: 'done', value: kiosk.rows.outbox?.[0] });
    const payload = found.kind === 'done' ? found.value?.payload : undefined;
    expect(await openPayload(payload)).toMatchObject({ message: 'Written at the kiosk' });
  });

  it('includes what its owner had stored before', async () => {
    expect(await putBack()).toEqual({ kind: 'done', value: { theme: 'light' } });
    expect(await listSaved()).toEqual({ kind: 'done', value: personal.rows.saved?.slice(0, 1) });
    expect(await findDraft('contact', at)).toMatchObject({ entries: { message: 'Half a sentence' } });
  });
});

/** Rows in the order in which the database lists them. */
const byKey = (rows: readonly Readonly<Record<string, unknown>>[] = [], key: string) =>
  rows.toSorted((one, other) => (String(one[key]) < String(other[key]) ? -1 : 1));
