import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '#core/settings.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { askNetwork } from './ask-network.ts';
import { readAsked } from './asked-answer.ts';

const BASE = 'https://api.example';
const usualBase = settings.apiBase;

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const isConditional = (init: RequestInit) => new Headers(init.headers).has('if-none-match');
const whole = () => Response.json({ data: [] }, { headers: { etag: '"2"' } });
const same = () => new Response(null, { status: 304 });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

const request = new Request(`${BASE}/api/GameSchedule`, { headers: { pagename: 'a' } });
const read = readAsked(request, BASE);
if (!read) throw new Error('not recognised');
const asked = read;
const held = { key: asked.key, endpoint: 'schedule', body: '{"data":[]}', etag: '"1"', at: 0 };
/** Sends a request and waits for the background work that follows the answer. */
async function ask() {
  const behind: Promise<unknown>[] = [];
  await askNetwork(asked, held, (work) => behind.push(work));
  await Promise.all(behind);
}

beforeEach(() => {
  Object.assign(settings, { apiBase: BASE });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(async () => {
  Object.assign(settings, { apiBase: usualBase });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await openDatabase().delete();
  closeDatabase();
});

it('keeps sending the ETag to a remote provider after the phone has switched networks', async () => {
  fetched.mockImplementationOnce(noAnswer);
  fetched.mockImplementation(async (_, init) => (isConditional(init) ? same() : whole()));
  await ask();
  fetched.mockClear();
  await ask();
  expect(fetched.mock.calls.map(([, init]) => isConditional(init))).toEqual([true]);
});

it('stops sending the ETag for good if a remote provider does not allow the header', async () => {
  fetched.mockImplementation(async (_, init) => (isConditional(init) ? noAnswer() : whole()));
  await ask();
  fetched.mockClear();
  await ask();
  expect(fetched.mock.calls.map(([, init]) => isConditional(init))).toEqual([false]);
});
