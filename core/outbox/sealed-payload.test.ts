import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { openDatabase } from '#core/storage/database.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { readOutboxRow } from '#core/storage/row-shapes.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { deliverWaiting } from './deliver.ts';
import { readMessage } from './outbox-view.ts';
import { isSealed, openStored, sealStored } from './sealed-payload.ts';
import { storeMessage } from './store-message.ts';

const HOUR_MS = 60 * 60_000;
const START = Date.UTC(2026, 0, 1);
const KIOSK = { eventPath: null, idleAfterMs: 60_000, allowsGuests: false, pin: null };

let seen: string[] = [];
let isReachable = false;

const keep = (id: string) => storeMessage('contactMessage', contactPayload(`secret of ${id}`), id);
const deliver = () => deliverWaiting({ reason: 'retry', skipBackoff: true });
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** Every byte and every word in the database, as text. */
async function everythingStored(): Promise<string> {
  const database = openDatabase();
  const rows = await Promise.all(database.tables.map((table) => table.toArray()));
  const asText = (_: string, value: unknown) => {
    const isBytes = value instanceof ArrayBuffer || value instanceof Uint8Array;
    return isBytes ? new TextDecoder('latin1').decode(value) : value;
  };
  return JSON.stringify(rows, asText);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    seen.push(JSON.parse(String(body)).message);
    return Response.json({ status: 1 });
  });
  seen = [];
  isReachable = false;
});
afterEach(leaveNoTrace);

describe('a message written on a kiosk', () => {
  beforeEach(() => writeDevice('kiosk', KIOSK));

  it('Q-67 is stored unreadable and delivered as written', async () => {
    expect(await keep('a')).toBe('kept');
    await deliver();
    const kept = await everythingStored();
    expect(kept).toContain('contactMessage');
    for (const word of Object.values(contactPayload('secret of a')).filter(({ length }) => length > 3)) {
      expect(kept).not.toContain(word);
    }
    isReachable = true;
    await deliver();
    expect(seen).toEqual(['secret of a']);
    expect(await openDatabase().outbox.count()).toBe(0);
  });

  it('Q-67 is sealed with one key for all messages that no page can export', async () => {
    await Promise.all([keep('a'), keep('b')]);
    const key = await readDevice('sealing-key', null);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
    isReachable = true;
    await deliver();
    expect(seen.toSorted()).toEqual(['secret of a', 'secret of b']);
  });

  it('Q-67 is sealed differently each time, so that equal messages cannot be recognized', async () => {
    await keep('a');
    await storeMessage('contactMessage', contactPayload('secret of a'), 'again');
    const [one, other] = await openDatabase().outbox.toArray();
    expect(JSON.stringify(bytesOf(one))).not.toBe(JSON.stringify(bytesOf(other)));
  });

  it('Q-67 is destroyed and counted when a day has passed, whatever its state', async () => {
    await keep('old');
    later(23 * HOUR_MS);
    await keep('new');
    await deliver();
    expect(await openDatabase().outbox.count()).toBe(2);
    later(HOUR_MS);
    await deliver();
    expect(await readDevice('destroyed-messages', 0)).toBe(1);
    isReachable = true;
    await deliver();
    expect(seen).toEqual(['secret of new']);
  });

  it('Q-67 waits its full day even if other delivery fields are damaged', async () => {
    await keep('a');
    for (const field of ['attempts', 'vainAnswers', 'lastTryAt', 'nextTryAt', 'heldUntil', 'attendedUntil'])
      await openDatabase()
        .table('outbox')
        .toCollection()
        .modify({ [field]: 'soon' });
    later(23 * HOUR_MS);
    await deliver();
    expect(await openDatabase().outbox.count()).toBe(1);
    isReachable = true;
    await deliver();
    expect(seen).toEqual(['secret of a']);
  });

  it('Q-67 reports when it is to be destroyed after a refusal, as nothing else would trigger that', async () => {
    await keep('a');
    vi.stubGlobal('fetch', async () => Response.json({ status: 0 }));
    const { waiting, nextTryInMs } = await deliver();
    expect(waiting).toBe(0);
    expect(nextTryInMs).toBeGreaterThan(23 * HOUR_MS);
    expect(nextTryInMs).toBeLessThanOrEqual(24 * HOUR_MS);
  });

  it('Q-67 is also destroyed when the clock was set back by more than a day', async () => {
    await keep('a');
    later(-25 * HOUR_MS);
    await deliver();
    expect(await openDatabase().outbox.count()).toBe(0);
  });

  it('Q-67 is not stored by a device that cannot seal it', async () => {
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('no', 'OperationError'));
    expect(await keep('a')).toBe('not-kept');
    expect(await everythingStored()).not.toContain('secret');
  });

  it('Q-67 does not block others when its key is gone, and is not sent as garbage', async () => {
    await keep('a');
    await writeDevice('sealing-key', null);
    await keep('b');
    isReachable = true;
    await deliver();
    expect(seen).toEqual(['secret of b']);
  });

  it('Q-67 is not given back to a form', async () => {
    await keep('a');
    expect(JSON.stringify(await readMessage('a'))).not.toContain('secret');
  });
});

describe('a message written on any other device', () => {
  it('is stored as it is, without a time limit', async () => {
    await keep('a');
    later(30 * 24 * HOUR_MS);
    expect(await readMessage('a')).toEqual(contactPayload('secret of a'));
    isReachable = true;
    await deliver();
    expect(seen).toEqual(['secret of a']);
    expect(await readDevice('sealing-key', null)).toBeNull();
  });
});

describe('a message that is waiting when its device becomes a kiosk', () => {
  beforeEach(async () => {
    await keep('a');
    await deliver();
    await writeDevice('kiosk', KIOSK);
    await sealStored();
  });

  it('Q-67 can no longer be read, and is delivered once, as written', async () => {
    expect(await everythingStored()).not.toContain('secret');
    await sealStored();
    isReachable = true;
    await deliver();
    await deliver();
    expect(seen).toEqual(['secret of a']);
  });

  it('Q-67 waits without a time limit: its author was not promised a day', async () => {
    await keep('of a visitor');
    later(30 * 24 * HOUR_MS);
    isReachable = true;
    await deliver();
    expect(seen).toEqual(['secret of a']);
    expect(await readDevice('destroyed-messages', 0)).toBe(1);
  });

  it('Q-67 belongs to its author again if the device becomes an ordinary one again', async () => {
    await keep('of a visitor');
    await openStored();
    expect(await readMessage('a')).toEqual(contactPayload('secret of a'));
    expect(isSealed(await readMessage('of a visitor'))).toBe(true);
  });

  it('Q-67 is sealed while it is being sent, and is not sent again because of that', async () => {
    await keep('b');
    let answer: () => void = () => undefined;
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      seen.push(JSON.parse(String(body)).message);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return Response.json({ status: 1 });
    });
    const sending = deliver();
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await sealStored();
    answer();
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    answer();
    await sending;
    expect(seen).toEqual(['secret of a', 'secret of b']);
    expect(await openDatabase().outbox.count()).toBe(0);
  });
});

function bytesOf(stored: unknown): readonly number[] {
  const row = readOutboxRow(stored);
  if (!isSealed(row?.payload)) throw new Error('the message is not sealed');
  return [...new Uint8Array(row.payload.sealed)];
}
