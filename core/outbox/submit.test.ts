import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { openDatabase } from '#core/storage/database.ts';
import { writeDevice } from '#core/storage/device.ts';
import { listItems } from '#core/storage/outbox-items.ts';
import { claimReceipts } from '#core/storage/receipts.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { deliverWaiting } from './deliver.ts';
import { storeMessage } from './store-message.ts';
import { submitMessage } from './submit.ts';

const payload = contactPayload();
const submit = (id = 'a', isWatched?: () => boolean) =>
  submitMessage('contactMessage', payload, id, isWatched ? { isWatched } : {});
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const states = async () => {
  const items = await listItems();
  return items.kind === 'done' ? items.value.map(({ id, state }) => `${id} ${state}`) : [];
};
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const page = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(leaveNoTrace);

describe('submitting a message while the visitor watches (reading Q-19)', () => {
  it.each<[string, () => Promise<Response>, string, string[]]>([
    ['status 1', json({ status: 1 }), 'sent', []],
    ['status 0', json({ status: 0 }), 'failed', []],
    ['a 400', json({}, 400), 'failed', []],
    ['a 500', json({}, 500), 'failed', []],
    ['a 429', json({}, 429), 'failed', []],
    ['a page instead of JSON', page, 'failed', []],
    ['no connection', broken, 'waiting', ['a waiting']],
  ])('CONTACT-06 CONTACT-07 OFFLINE-10 %s', async (_, respond, submission, left) => {
    fetched.mockImplementation(respond);
    expect(await submit()).toBe(submission);
    expect(await states()).toEqual(left);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('OFFLINE-10 leaves a message waiting when no answer comes in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    fetched.mockImplementation(() => new Promise(() => undefined));
    const submission = submit();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(15_100);
    expect(await submission).toBe('waiting');
    expect(await states()).toHaveLength(1);
  });

  it('OFFLINE-11 registers a background sync as soon as it is stored, since the page may be closed at any time', async () => {
    const register = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const submission = submit();
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('outbox'));
    await vi.waitFor(async () => expect(await states()).toEqual(['a sending']));
    answer(Response.json({ status: 1 }));
    expect(await submission).toBe('sent');
    expect(register).toHaveBeenCalledOnce();
  });

  it('leaves a message that nobody watches any more to the outbox', async () => {
    fetched.mockImplementation(json({ status: 0 }));
    expect(await submit('a', () => false)).toBe('refused');
    expect(await states()).toEqual(['a refused']);
  });

  it('CONTACT-05 sends one message even if it is submitted twice', async () => {
    let answer = (_: Response) => {};
    fetched.mockImplementation(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    const both = Promise.all([submit(), submit()]);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    answer(Response.json({ status: 1 }));
    expect(await both).toEqual(['sent', 'sent']);
    expect(await submit()).toBe('sent');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('OFFLINE-12 sends older messages first, whatever their backoff', async () => {
    fetched.mockImplementation(broken);
    await submit('old');
    fetched.mockImplementation(json({ status: 1 }));
    expect(await submit('new')).toBe('sent');
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['old', 'old', 'new']);
  });

  it('OFFLINE-15 leaves only later deliveries to be announced', async () => {
    fetched.mockImplementation(json({ status: 1 }));
    await submit('watched');
    await storeMessage('contactMessage', payload, 'later');
    await deliverWaiting({ reason: 'online' });
    expect((await claimReceipts()).map(({ id }) => id)).toEqual(['later']);
  });
});

describe('submitting on a kiosk, whose visitor walks away', () => {
  beforeEach(() =>
    writeDevice('kiosk', { eventPath: null, idleAfterMs: 60_000, allowsGuests: false, pin: null }),
  );

  it.each<[string, () => Promise<Response>, string, string[]]>([
    ['a 500', json({}, 500), 'waiting', ['a waiting']],
    ['a page instead of JSON', page, 'waiting', ['a waiting']],
    ['no connection', broken, 'waiting', ['a waiting']],
    ['status 0', json({ status: 0 }), 'failed', []],
    ['a 422', json({}, 422), 'failed', []],
  ])('Q-67 %s', async (_, respond, submission, left) => {
    fetched.mockImplementation(respond);
    expect(await submit()).toBe(submission);
    expect(await states()).toEqual(left);
    expect(JSON.stringify(await openDatabase().outbox.toArray())).not.toContain(payload.message);
  });
});

describe('submitting where nothing can be saved', () => {
  beforeEach(() => {
    vi.spyOn(openDatabase().outbox, 'add').mockImplementation((() => {
      throw new Dexie.QuotaExceededError('full');
    }) as never);
  });

  it('OFFLINE-10 promises nothing when the message is neither sent nor saved', async () => {
    fetched.mockImplementation(broken);
    expect(await storeMessage('contactMessage', payload, 'a')).toBe('not-kept');
    expect(await submit()).toBe('not-kept');
  });

  it('still uses an answer if there is one', async () => {
    fetched.mockImplementation(json({ status: 1 }));
    expect(await submit()).toBe('sent');
    fetched.mockImplementation(json({ status: 0 }));
    expect(await submit('b')).toBe('failed');
  });
});
