import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerKey } from '#core/contract/answer-key.ts';
import { menu } from '#core/contract/entities/menu.ts';
import {
  type MessageFromWorker,
  type MessageToWorker,
  SAVED_AT_HEADER,
} from '#core/contract/worker-messages.ts';
import { endpointQuery } from '../answers/endpoint-query.ts';
import { createQueryClient } from '../answers/query-client.ts';
import { currentConnection, reportFailure, reportOnline } from '../connection/connection.ts';
import { noteServerTime, serverNow } from '../connection/server-clock.ts';
import { linkWorker } from './worker-link.ts';

vi.mock('../when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const NOW = Date.UTC(2031, 3, 5, 10);
const HOUR_MS = 60 * 60_000;
const KEY = answerKey(menu, {});
const query = endpointQuery(menu, {});

/** Opens a page controlled by a worker that has the menu of an hour ago. */
async function controlledPage() {
  const worker = Object.assign(new EventTarget(), {
    controller: { postMessage: () => undefined },
    register: async () => undefined,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const headers = { 'content-type': 'application/json', [SAVED_AT_HEADER]: String(NOW - HOUR_MS) };
  vi.stubGlobal('fetch', async () => new Response('{"status":1,"data":{}}', { headers }));
  const client = createQueryClient();
  await client.fetchQuery(query);
  client.setQueryData(query.queryKey, { value: [], at: 0 });
  await linkWorker(client, '/main.js');
  const say = (data: MessageFromWorker) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { say, shownAt: () => client.getQueryData(query.queryKey)?.at };
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ now: NOW });
  noteServerTime(NOW);
});
afterEach(() => {
  reportOnline();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('OFFLINE-06 shows what a pack has changed, and learns nothing about the time or the network from it', async () => {
  const { say, shownAt } = await controlledPage();
  reportFailure('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  say({ type: 'saved-changed', key: KEY });
  await vi.waitFor(() => expect(shownAt()).toBe(NOW - HOUR_MS));
  expect(serverNow()).toBe(Date.now());
  expect(currentConnection()).toBe('unreachable');
});

it('learns the time and the network state from an answer that has just arrived', async () => {
  const { say } = await controlledPage();
  reportFailure('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  say({ type: 'refreshed', key: KEY, savedAt: NOW - HOUR_MS, confirmedAt: 0 });
  expect(serverNow()).toBe(NOW - HOUR_MS);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(currentConnection()).toBe('reached');
});

it('OFFLINE-06 dates a confirmed answer by its confirmation', async () => {
  const { say, shownAt } = await controlledPage();
  say({ type: 'refreshed', key: KEY, savedAt: NOW, confirmedAt: 0 });
  expect(shownAt()).toBe(NOW);
});

it('OFFLINE-06 shows the confirmed answer itself if the page holds another', async () => {
  const { say, shownAt } = await controlledPage();
  say({ type: 'refreshed', key: KEY, savedAt: NOW, confirmedAt: NOW - HOUR_MS });
  expect(shownAt()).toBe(0);
  await vi.waitFor(() => expect(shownAt()).toBe(NOW - HOUR_MS));
});

it('I18N-01 OFFLINE-05 hands over the language, fonts and pictures of a very first visit', async () => {
  const SITE = 'https://site.example';
  const HINDI = `${SITE}/assets/languages/hi-C6_xH-R.js`;
  const LETTERS = `${SITE}/assets/noto-devanagari-400-aaaaaaa.woff2`;
  const PICTURE = `${SITE}/storage/app/public/banners/delphi.webp`;
  const loaded = [
    { name: `${SITE}/assets/main-aaaaaaa.js`, initiatorType: 'script' },
    { name: `${SITE}/api/GameSchedule`, initiatorType: 'fetch' },
    { name: PICTURE, initiatorType: 'img' },
    { name: LETTERS, initiatorType: 'css' },
    { name: HINDI, initiatorType: 'other' },
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded as unknown as PerformanceEntryList);
  const said: MessageToWorker[] = [];
  const worker = Object.assign(new EventTarget(), { controller: null, register: async () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  await linkWorker(createQueryClient(), '/main.js');
  Object.assign(worker, { controller: { postMessage: (message: MessageToWorker) => said.push(message) } });
  worker.dispatchEvent(new Event('controllerchange'));
  // The worker accepts a limited number, so pictures come last.
  expect(said).toContainEqual({ type: 'keep-files', addresses: [LETTERS, HINDI, PICTURE] });
});
