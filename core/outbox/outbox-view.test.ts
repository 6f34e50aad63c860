import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { openDatabase } from '#core/storage/database.ts';
import { changeItem, getItem, listItems } from '#core/storage/outbox-items.ts';
import type { ReceiptRow } from '#core/storage/rows.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { deliverWaiting } from './deliver.ts';
import {
  lockForEditing,
  type MessageFate,
  readMessage,
  removeMessage,
  unlockMessage,
  watchDelivered,
  watchFate,
} from './outbox-view.ts';
import { storeMessage } from './store-message.ts';
import { submitMessage } from './submit.ts';

const payload = contactPayload();
const changed = { ...payload, message: 'Hello again' };
const keep = (id: string) => storeMessage('contactMessage', payload, id);
const submitInstead = (id: string, replaces: string) =>
  submitMessage('contactMessage', changed, id, { replaces });
const fetched = vi.fn<() => Promise<Response>>();
const accept = async () => Response.json({ status: 1 });
const breakOff = () => Promise.reject(new TypeError('Failed to fetch'));
const ids = async () => {
  const items = await listItems();
  return items.kind === 'done' ? items.value.map(({ id }) => id) : [];
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(accept);
});
afterEach(leaveNoTrace);

describe('a message that is being edited', () => {
  it('is not sent meanwhile and does not hold back the others', async () => {
    await keep('a');
    await keep('b');
    expect(await lockForEditing('a')).toEqual({ kind: 'held', payload });
    expect((await deliverWaiting({ reason: 'online' })).sent).toEqual(['b']);
    expect(await ids()).toEqual(['a']);
  });

  it('O19 is not sent by a delivery that had found it a moment before', async () => {
    await keep('a');
    const { outbox } = openDatabase();
    const where = outbox.where.bind(outbox);
    let held: ReturnType<typeof lockForEditing> | undefined;
    vi.spyOn(outbox, 'where').mockImplementation(((index: string) => {
      if (index === 'order') held ??= Dexie.ignoreTransaction(() => lockForEditing('a'));
      return where(index);
    }) as never);
    expect((await deliverWaiting({ reason: 'online' })).sent).toEqual([]);
    expect(await held).toEqual({ kind: 'held', payload });
    expect(fetched).not.toHaveBeenCalled();
    expect(await submitInstead('b', 'a')).toBe('sent');
    expect(await ids()).toEqual([]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent unchanged once the form has released it', async () => {
    await keep('a');
    await lockForEditing('a');
    await unlockMessage('a');
    expect((await deliverWaiting({ reason: 'online' })).sent).toEqual(['a']);
  });

  it('is sent unchanged when the form is gone with its page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await keep('a');
    await lockForEditing('a');
    vi.setSystemTime(Date.now() + 21_000);
    expect((await deliverWaiting({ reason: 'timer' })).sent).toEqual(['a']);
  });

  it('cannot be edited while it is being sent, or once it is gone', async () => {
    expect(await lockForEditing('nobody')).toEqual({ kind: 'gone' });
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await keep('a');
    const locks = { request: (_: string, ...rest: unknown[]) => lockOf(rest) };
    vi.stubGlobal('navigator', { locks });
    const delivery = deliverWaiting({ reason: 'online' });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(await lockForEditing('a')).toEqual({ kind: 'being-sent' });
    answer(Response.json({ status: 1 }));
    await delivery;
    expect(await lockForEditing('a')).toEqual({ kind: 'gone' });
  });

  it('can be edited if the browser was closed while sending it', async () => {
    await keep('a');
    await changeItem('a', () => ({ state: 'sending' }));
    expect(await lockForEditing('a')).toEqual({ kind: 'held', payload });
    expect(await getItem('a')).toMatchObject({ value: { state: 'waiting' } });
  });
});

describe('the edited message', () => {
  it('OFFLINE-14 replaces the original the moment it is stored', async () => {
    fetched.mockImplementation(breakOff);
    await keep('a');
    await keep('b');
    expect(await submitInstead('c', 'a')).toBe('waiting');
    expect(await ids()).toEqual(['b', 'c']);
  });

  it('OFFLINE-14 leaves the original in place when it cannot be stored', async () => {
    fetched.mockImplementation(breakOff);
    await keep('a');
    vi.spyOn(openDatabase().outbox, 'add').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await submitInstead('c', 'a')).toBe('not-kept');
    expect(await ids()).toEqual(['a']);
  });

  it('deletes the original when it is delivered without having been stored', async () => {
    await keep('a');
    vi.spyOn(openDatabase().outbox, 'add').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await submitInstead('c', 'a')).toBe('sent');
    expect(await ids()).toEqual([]);
  });

  it.each(['c', 'a'])(
    'OFFLINE-14 leaves the original in place, still locked, if it is answered badly: %s',
    async (id) => {
      fetched.mockImplementation(async () => Response.json({}, { status: 400 }));
      await keep('a');
      await keep('b');
      await lockForEditing('a');
      expect(await submitInstead(id, 'a')).toBe('failed');
      expect(await ids()).toEqual(['a', 'b']);
      expect(await readMessage('a')).toEqual(payload);
      fetched.mockImplementation(accept);
      expect((await deliverWaiting({ reason: 'online' })).sent).not.toContain('a');
      expect(await submitInstead('c', 'a')).toBe('sent');
      expect(await ids()).not.toContain('a');
    },
  );

  it('keeps its place as the same message when nothing was changed', async () => {
    fetched.mockImplementation(breakOff);
    for (const id of ['a', 'b']) await keep(id);
    await lockForEditing('a');
    expect(await submitInstead('a', 'a')).toBe('waiting');
    expect(await ids()).toEqual(['a', 'b']);
    fetched.mockImplementation(accept);
    await lockForEditing('a');
    expect(await submitInstead('a', 'a')).toBe('sent');
    expect(await ids()).not.toContain('a');
  });
});

describe('what becomes of a message', () => {
  const follow = (id: string) => {
    const fates: MessageFate[] = [];
    const stop = watchFate(id, (fate) => {
      if (fates.at(-1) !== fate) fates.push(fate);
    });
    return { fates, stop };
  };

  it('OFFLINE-15 reports the delivery, and never reports it as gone before', async () => {
    await keep('a');
    const { fates, stop } = follow('a');
    await vi.waitFor(() => expect(fates).toEqual(['waiting']));
    await deliverWaiting({ reason: 'online' });
    await vi.waitFor(() => expect(fates).toEqual(['waiting', 'sent']));
    stop();
  });

  it('OFFLINE-14 reports the refusal, and the deletion', async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 400 }));
    await keep('a');
    const { fates, stop } = follow('a');
    await vi.waitFor(() => expect(fates).toEqual(['waiting']));
    await deliverWaiting({ reason: 'online' });
    await vi.waitFor(() => expect(fates).toEqual(['waiting', 'refused']));
    await removeMessage('a');
    await vi.waitFor(() => expect(fates).toEqual(['waiting', 'refused', 'gone']));
    stop();
  });
});

it('lists what was delivered within a day, latest first, with its time and without its content', async () => {
  const now = Date.now();
  const receipt = (id: string, hoursAgo: number): ReceiptRow => ({
    id,
    sentAt: now - hoursAgo * 3_600_000,
    announced: true,
  });
  await openDatabase().receipts.bulkPut([receipt('old', 25), receipt('early', 5), receipt('late', 1)]);
  const seen: (readonly ReceiptRow[])[] = [];
  const stop = watchDelivered((receipts) => seen.push(receipts));
  // The change after the first result may be reported twice; the number of calls does not matter.
  await vi.waitFor(() => expect(seen.at(-1)?.map(({ id }) => id)).toEqual(['late', 'early']));
  stop();
});

/** Locks of which this one is always taken, as if another page were delivering. */
function lockOf(rest: readonly unknown[]): unknown {
  const work = rest.at(-1) as (lock: object | null) => unknown;
  return work(rest.length > 1 ? null : {});
}
