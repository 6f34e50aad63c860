import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import { ATTENDED_MS } from '#core/outbox/due.ts';
import { storeMessage } from '#core/outbox/store-message.ts';
import { submitMessage } from '#core/outbox/submit.ts';
import { listItems } from '#core/storage/outbox-items.ts';
import { leaveNoTrace } from '../support/leave-no-trace.ts';
import { compareLedgers, type Told, type Written } from './ledger.ts';
import { seeded } from './seeded.ts';

const MESSAGES = 120;
const LONGEST_PAUSE_MS = 8_000;
const LONGER_THAN_ANY_WAIT_MS = 20 * 60_000;
/** What may happen to a request while the network is bad. */
const WEATHER = ['offline', 'lost answer', '500', '429', 'portal', 'ok'] as const;

const seed = Number(process.env.TEST_SEED ?? 7);
const random = seeded(seed);
let isFair = false;
let underWay = 0;
/** Sent during another one, which the lock forbids. */
const together: string[] = [];
const received: { key: string | null; text: string }[] = [];
const told: Readonly<Record<Awaited<ReturnType<typeof submitMessage>>, Told>> = {
  sent: 'sent',
  failed: 'failed',
  waiting: 'waiting',
  refused: 'failed',
  'not-kept': 'not kept',
};

/** A server that stores each key once, behind a network on which anything may happen. */
async function fetchThroughWeather(_address: string, init: RequestInit): Promise<Response> {
  const key = new Headers(init.headers).get('idempotency-key');
  const text: string = JSON.parse(String(init.body)).message;
  const weather = isFair ? 'ok' : random.pick(WEATHER);
  if (underWay > 0) together.push(text);
  underWay += 1;
  await new Promise((resolve) => setTimeout(resolve, random.between(0, 1)));
  underWay -= 1;
  if (weather === 'offline') throw new TypeError('Failed to fetch');
  if (weather === 'portal') return new Response('<html>', { headers: { 'content-type': 'text/html' } });
  if (weather === '500') return Response.json({ status: 0 }, { status: 500 });
  if (weather === '429')
    return Response.json({ status: 0 }, { status: 429, headers: { 'retry-after': '2' } });
  if (key === null || !received.some((message) => message.key === key)) received.push({ key, text });
  if (weather === 'lost answer') throw new TypeError('Failed to fetch');
  return Response.json({ status: 1 });
}

let count = 0;
/** Every time is unique, although the device's clock may stand still. */
const moment = () => Date.now() + ++count / 1_000_000;

async function write(): Promise<Written> {
  const begunAt = moment();
  const text = `message ${count}`;
  const submission = await submitMessage('contactMessage', contactPayload(text), text);
  return { text, begunAt, told: told[submission], restsAt: moment() };
}

/** Its page is gone before anything could be shown. */
async function writeAndCutOff(): Promise<Written> {
  const begunAt = moment();
  const text = `message ${count}`;
  const attendedUntil = Date.now() + ATTENDED_MS;
  await storeMessage('contactMessage', contactPayload(text), text, { attendedUntil });
  return { text, begunAt, told: 'cut off', restsAt: attendedUntil + 1 };
}

const deliverAtOnce = () =>
  Promise.all(
    ['sync', 'sync', 'sync', 'online'].map((reason) => deliverWaiting({ reason: reason as 'sync' })),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetchThroughWeather);
});
afterEach(leaveNoTrace);

it(`OFFLINE-12 ${MESSAGES} messages in any weather arrive once and in order (O15 O20, TEST_SEED=${seed})`, async () => {
  const written: Written[] = [];
  const ways = [
    async () => [await write()],
    () => Promise.all([write(), write()]),
    async () => [await writeAndCutOff()],
    async () => (await Promise.all([write(), deliverAtOnce()])).slice(0, 1) as Written[],
    async () => {
      await deliverAtOnce();
      return [];
    },
  ] as const;
  while (written.length < MESSAGES) {
    isFair = random.chance(0.6);
    written.push(...(await random.pick(ways)()));
    vi.setSystemTime(Date.now() + random.between(0, LONGEST_PAUSE_MS));
  }
  isFair = true;
  vi.setSystemTime(Date.now() + LONGER_THAN_ANY_WAIT_MS);
  await deliverWaiting({ reason: 'start' });
  const left = await listItems();
  const texts = left.kind === 'done' ? left.value.map(({ id }) => id) : ['the storage does not answer'];
  const differences = compareLedgers(
    written,
    received.map(({ text }) => text),
    texts,
  );
  expect(differences).toEqual({ lost: [], doubled: [], outOfOrder: [], stuck: [], deniedButThere: [] });
  expect(together, 'sent during another one').toEqual([]);
  const kinds = new Set(written.map((message) => message.told));
  expect([...kinds], 'what visitors were told').toEqual(expect.arrayContaining(['sent', 'waiting']));
}, 30_000);
