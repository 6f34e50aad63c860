import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import { keepMessage } from '#core/outbox/keep.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { driveOutbox } from './outbox-driver.ts';

const payload = contactPayload();
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const accept = async () => Response.json({ status: 1 });
const breakOff = () => Promise.reject(new TypeError('Failed to fetch'));
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
const toldWorker = vi.fn<(message: { type: string }) => void>();
const told = () => toldWorker.mock.calls.map(([{ type }]) => type);
const keep = (id: string) => keepMessage('contactMessage', payload, id);
let shown: readonly string[] = [];
let delivered: string[] = [];
let isHeard = true;
let stop: () => void = () => undefined;

function drive() {
  stop = driveOutbox({
    show: (messages) => {
      shown = messages.map(({ id, state }) => `${id} ${state}`);
    },
    showUnreadable: () => undefined,
    isHeard: () => isHeard,
    tellDelivered: (ids) => void delivered.push(...ids),
  });
}

beforeEach(() => {
  [shown, delivered, isHeard] = [[], [], true];
  fetched.mockReset().mockImplementation(accept);
  toldWorker.mockReset();
  vi.stubGlobal('fetch', fetched);
  const worker = Object.assign(new EventTarget(), { controller: { postMessage: toldWorker } });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(async () => {
  stop();
  // Finish running deliveries first: a database closed under them would log errors in the next test.
  await deliverWaiting({ reason: 'start', signal: AbortSignal.abort() });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await openDatabase().delete();
  closeDatabase();
});

describe('the page as a driver of the outbox', () => {
  it('OFFLINE-11 OFFLINE-13 delivers at start what an earlier visit left, and announces it once', async () => {
    await keep('left');
    drive();
    await waitFor(() => expect(delivered).toEqual(['left']));
    expect(keys()).toEqual(['left']);
    await waitFor(() => expect(shown).toEqual([]));
  });

  it.each([
    ['OFFLINE-13 on the online event', () => window.dispatchEvent(new Event('online'))],
    ['OFFLINE-13 on becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('%s delivers what found no network, in order', async (_, happen) => {
    expectConsole(/no answer came/);
    // The automatic retry after 5 s would come too late for what follows.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    fetched.mockImplementation(breakOff);
    await keep('a');
    await keep('b');
    drive();
    await waitFor(() => expect(shown).toEqual(['a waiting', 'b waiting']));
    await waitFor(() => expect(keys()).toEqual(['a']));
    // Wait until after the failed try: news that is just as old has no effect.
    await new Promise((resolve) => setTimeout(resolve, 30));
    fetched.mockReset().mockImplementation(accept);
    happen();
    await waitFor(() => expect(delivered).toEqual(['a', 'b']), { timeout: 4_000 });
    expect(keys()).toEqual(['a', 'b']);
  });

  it('OFFLINE-13 retries automatically when it is due', async () => {
    expectConsole(/no answer came/);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    fetched.mockImplementationOnce(breakOff);
    await keep('a');
    drive();
    await waitFor(() => expect(delivered).toEqual(['a']));
    expect(keys()).toEqual(['a', 'a']);
  });

  it('OFFLINE-13 tries once in two seconds while the network comes and goes twice a second', async () => {
    expectConsole(/no answer came/);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    fetched.mockImplementation(breakOff);
    await keep('a');
    drive();
    await waitFor(() => expect(keys()).toEqual(['a']));
    for (let turn = 0; turn < 7; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      window.dispatchEvent(new Event('online'));
    }
    expect(keys()).toEqual(['a', 'a']);
  });

  it('OFFLINE-13 delivers what another page has left here', async () => {
    drive();
    // By then the delivery at start is over, and has found nothing.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await keep('of another page');
    await waitFor(() => expect(delivered).toEqual(['of another page']));
  });

  it('does nothing more once it is stopped', async () => {
    drive();
    stop();
    await keep('a');
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('what has arrived later', () => {
  it('OFFLINE-15 is not announced while the page is hidden, but when it becomes visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await keep('a');
    drive();
    await waitFor(() => expect(keys()).toEqual(['a']));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(delivered).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(delivered).toEqual(['a']));
  });

  it('OFFLINE-15 is kept until somebody listens', async () => {
    isHeard = false;
    await keep('a');
    drive();
    await waitFor(() => expect(keys()).toEqual(['a']));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(delivered).toEqual([]);
    isHeard = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(delivered).toEqual(['a']));
  });

  it('OFFLINE-15 is announced by one of two visible pages', async () => {
    drive();
    const stopFirst = stop;
    drive();
    await keep('a');
    await deliverWaiting({ reason: 'online' });
    await waitFor(() => expect(delivered).toEqual(['a']));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(delivered).toEqual(['a']);
    stopFirst();
  });
});

describe('what the page tells the worker', () => {
  it('OFFLINE-11 that something waits, at start and when a new worker takes over', async () => {
    expectConsole(/no answer came/);
    fetched.mockImplementation(breakOff);
    await keep('a');
    drive();
    await waitFor(() => expect(told()).toEqual(['outbox-changed']));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(told()).toEqual(['outbox-changed', 'outbox-changed']);
  });

  it('nothing if nothing waits', async () => {
    drive();
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told()).toEqual([]);
  });
});
