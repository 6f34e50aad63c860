import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import { storeMessage } from '#core/outbox/store-message.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { driveOutbox } from './outbox-driver.ts';

const payload = contactPayload();
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const accept = async () => Response.json({ status: 1 });
const breakOff = () => Promise.reject(new TypeError('Failed to fetch'));
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
const postToWorker = vi.fn<(message: { type: string }) => void>();
const posted = () => postToWorker.mock.calls.map(([{ type }]) => type);
const keep = (id: string) => storeMessage('contactMessage', payload, id);
let shown: readonly string[] = [];
let delivered: string[] = [];
let hasListener = true;
let stop: () => void = () => undefined;

function drive() {
  stop = driveOutbox({
    show: (messages) => {
      shown = messages.map(({ id, state }) => `${id} ${state}`);
    },
    showUnreadable: () => undefined,
    hasListener: () => hasListener,
    announceDelivered: (ids) => void delivered.push(...ids),
  });
}

const STEP_MS = 100;
/** A delivery takes fewer: each look waits for what the device was asked before, which needs none of the page's time. */
const LOOKS_IN_A_STEP = 20;

/** Lets the page's time pass, so much and no more, with all that is done in it: a slow machine does the same in it. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    for (let look = 0; look < LOOKS_IN_A_STEP; look += 1) await openDatabase().outbox.count();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  [shown, delivered, hasListener] = [[], [], true];
  fetched.mockReset().mockImplementation(accept);
  postToWorker.mockReset();
  vi.stubGlobal('fetch', fetched);
  const worker = Object.assign(new EventTarget(), { controller: { postMessage: postToWorker } });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(async () => {
  stop();
  // Finish running deliveries first: a database closed under them would log errors in the next test.
  await deliverWaiting({ reason: 'start', signal: AbortSignal.abort() });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await openDatabase().delete();
  closeDatabase();
});

describe('the page as a driver of the outbox', () => {
  it('OFFLINE-11 OFFLINE-13 delivers at start what an earlier visit left, and announces it once', async () => {
    await keep('left');
    drive();
    await vi.waitFor(() => expect(delivered).toEqual(['left']));
    expect(keys()).toEqual(['left']);
    await vi.waitFor(() => expect(shown).toEqual([]));
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
    await vi.waitFor(() => expect(shown).toEqual(['a waiting', 'b waiting']));
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    // Wait until after the failed try: news that is just as old has no effect.
    await pass(STEP_MS);
    fetched.mockReset().mockImplementation(accept);
    happen();
    await pass(2_500);
    expect(delivered).toEqual(['a', 'b']);
    expect(keys()).toEqual(['a', 'b']);
  });

  it('OFFLINE-13 retries automatically when it is due', async () => {
    expectConsole(/no answer came/);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    fetched.mockImplementationOnce(breakOff);
    await keep('a');
    drive();
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    // Half of the 5 s, where chance spreads devices as little as it can.
    await pass(2_400);
    expect(keys()).toEqual(['a']);
    await pass(300);
    expect(delivered).toEqual(['a']);
    expect(keys()).toEqual(['a', 'a']);
  });

  it('OFFLINE-13 tries once in two seconds while the network comes and goes twice a second', async () => {
    expectConsole(/no answer came/);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    fetched.mockImplementation(breakOff);
    await keep('a');
    drive();
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    for (let turn = 0; turn < 7; turn += 1) {
      await pass(500);
      window.dispatchEvent(new Event('online'));
    }
    await pass(STEP_MS);
    expect(keys()).toEqual(['a', 'a']);
  });

  it('OFFLINE-13 delivers what another page has left here', async () => {
    drive();
    // By then the delivery at start is over, and has found nothing.
    await pass(200);
    await keep('of another page');
    await pass(5_500);
    expect(delivered).toEqual(['of another page']);
  });

  it('does nothing more once it is stopped', async () => {
    drive();
    stop();
    await keep('a');
    window.dispatchEvent(new Event('online'));
    await pass(1_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('what has arrived later', () => {
  it('OFFLINE-15 is not announced while the page is hidden, but when it becomes visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await keep('a');
    drive();
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    await pass(1_000);
    expect(delivered).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(delivered).toEqual(['a']));
  });

  it('OFFLINE-15 waits until there is a listener', async () => {
    hasListener = false;
    await keep('a');
    drive();
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    await pass(1_000);
    expect(delivered).toEqual([]);
    hasListener = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(delivered).toEqual(['a']));
  });

  it('OFFLINE-15 is announced by one of two visible pages', async () => {
    drive();
    const stopFirst = stop;
    drive();
    await keep('a');
    await deliverWaiting({ reason: 'online' });
    await vi.waitFor(() => expect(delivered).toEqual(['a']));
    await pass(1_000);
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
    await vi.waitFor(() => expect(posted()).toEqual(['outbox-changed']));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(posted()).toEqual(['outbox-changed', 'outbox-changed']);
  });

  it('nothing if nothing waits', async () => {
    drive();
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    await pass(1_000);
    expect(posted()).toEqual([]);
  });
});
