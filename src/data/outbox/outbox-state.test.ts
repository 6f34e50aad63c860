import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { storeMessage } from '#core/outbox/store-message.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import type { driveOutbox } from './outbox-driver.ts';
import { deleteOutboxMessage, readOutboxMessage, retryOutboxMessage } from './outbox-messages.ts';
import {
  type MessageInView,
  onDelivered,
  startOutbox,
  submitToOutbox,
  useWaitingCount,
} from './outbox-state.ts';

type Outlets = Parameters<typeof driveOutbox>[0];
const driver = vi.hoisted(() => ({ started: [] as Outlets[] }));
vi.mock('./outbox-driver.ts', () => ({ driveOutbox: (outlets: Outlets) => driver.started.push(outlets) }));

const payload = contactPayload();
const fetched = vi.fn<() => Promise<Response>>();
const accept = async () => Response.json({ status: 1 });
const breakOff = () => Promise.reject(new TypeError('Failed to fetch'));
const postToWorker = vi.fn();
const submit = (id: string) => submitToOutbox('contactMessage', payload, id, () => true);
const row = (id: string): MessageInView => ({
  id,
  command: 'contactMessage',
  state: 'waiting',
  createdAt: 0,
  attempts: 0,
  nextTryAt: 0,
  heldUntil: 0,
  lastOutcome: null,
});

/** Returns the driver, which is started once per page. */
async function startedDriver(): Promise<Outlets> {
  startOutbox();
  await vi.waitFor(() => expect(driver.started).toHaveLength(1));
  const [outlets] = driver.started;
  if (!outlets) throw new Error('The driver was not started.');
  return outlets;
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(accept);
  postToWorker.mockReset();
  vi.stubGlobal('fetch', fetched);
  const worker = { controller: { postMessage: postToWorker } };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await openDatabase().delete();
  closeDatabase();
});

describe('what the page knows about the outbox', () => {
  it('is driven once, however often it is started', async () => {
    await startedDriver();
    startOutbox();
    await vi.dynamicImportSettled();
    expect(driver.started).toHaveLength(1);
  });

  it('INSTALL-06 shows the number of what waits on the app’s icon, and removes it with the last message', async () => {
    const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
    for (const [name, value] of Object.entries(badge))
      Object.defineProperty(navigator, name, { value, configurable: true });
    const { show, showUnreadable } = await startedDriver();
    show([row('one'), row('two')]);
    showUnreadable(1);
    expect(badge.setAppBadge.mock.calls).toEqual([[2], [3]]);
    showUnreadable(0);
    show([]);
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
    for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
  });

  it('OFFLINE-10 counts what waits, but not what a form is just sending', async () => {
    expectConsole(/no answer came/);
    const { show } = await startedDriver();
    const { result } = renderHook(() => useWaitingCount());
    expect(result.current).toBe(0);
    let breakOff: (error: Error) => void = () => undefined;
    fetched.mockReturnValue(new Promise((_, reject) => (breakOff = reject)));
    let submission: Promise<unknown> | undefined;
    act(() => {
      submission = submit('a');
    });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    act(() => show([row('older'), row('a')]));
    expect(result.current).toBe(1);
    await act(async () => {
      breakOff(new TypeError('Failed to fetch'));
      await submission;
    });
    expect(result.current).toBe(2);
    act(() => show([]));
    expect(result.current).toBe(0);
  });

  it.each([
    ['refused', { status: 400 }, 'failed'],
    ['waiting', { status: 500 }, 'failed'],
    ['sending', { status: 200 }, 'sent'],
  ] as const)(
    'CONTACT-07 of a message seen %s last, that is no more, nothing flashes up',
    async (state, answer, became) => {
      const { show } = await startedDriver();
      if (became === 'failed') expectConsole(/contactMessage: status/);
      const seen: number[] = [];
      renderHook(() => seen.push(useWaitingCount()));
      fetched.mockImplementation(async () => {
        act(() => show([{ ...row('a'), state }]));
        return Response.json({ status: answer.status === 200 ? 1 : 0 }, answer);
      });
      await act(async () => expect(await submit('a')).toBe(became));
      expect(new Set(seen)).toEqual(new Set([0]));
    },
  );

  it('OFFLINE-15 passes on what was delivered later, to those who still listen', async () => {
    const { hasListener, announceDelivered } = await startedDriver();
    const heard = vi.fn();
    expect(hasListener()).toBe(false);
    const stop = onDelivered(heard);
    expect(hasListener()).toBe(true);
    announceDelivered(['a']);
    stop();
    announceDelivered(['b']);
    expect(heard.mock.calls).toEqual([[['a']]]);
    expect(hasListener()).toBe(false);
  });
});

describe('what can be done with a message', () => {
  it('OFFLINE-10 one that found no network is handed to the worker too, so that the browser can wake the worker for it', async () => {
    expectConsole(/no answer came/);
    fetched.mockImplementation(breakOff);
    expect(await submit('a')).toBe('waiting');
    expect(postToWorker.mock.calls).toEqual([[{ type: 'outbox-changed' }]]);
  });

  it('CONTACT-06 the worker is not notified of one that was sent at once', async () => {
    expect(await submit('a')).toBe('sent');
    expect(postToWorker).not.toHaveBeenCalled();
  });

  it('it can be read, sent again and deleted', async () => {
    await storeMessage('contactMessage', payload, 'a');
    await storeMessage('contactMessage', payload, 'b');
    expect(await readOutboxMessage('a')).toEqual(payload);
    expect(await deleteOutboxMessage('a')).toBe('removed');
    expect(await readOutboxMessage('a')).toBeNull();
    expect(await retryOutboxMessage('b')).toBe('sent');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
