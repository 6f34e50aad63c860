import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_NOTICES } from '#core/notices/device-notices.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { renewSubscription } from './renew-subscription.ts';

const OLD = {
  endpoint: 'https://push.example/old',
  keys: { p256dh: 'p', auth: 'a' },
  events: [{ event: 'athens', kinds: ['changes'], entries: ['a'] }],
} as const;

function device() {
  const calls: unknown[] = [];
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    calls.push([method, body ? JSON.parse(String(body)) : null]);
    return method === 'GET' ? Response.json({ key: 'AQID' }) : new Response(null, { status: 204 });
  });
  const fresh = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'q', auth: 'b' } }),
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => fresh };
  return { calls, registration: { pushManager } as unknown as ServiceWorkerRegistration };
}

afterEach(leaveNoTrace);

it('NOTICES-04 a subscription that the browser ends is made again without a page, with all that it was for', async () => {
  const { calls, registration } = device();
  await writeDevice('notices', { ...NO_NOTICES, isOn: true, told: { subscription: OLD, at: 1 } });
  await renewSubscription(registration);
  const next = { ...OLD, endpoint: 'https://push.example/new', keys: { p256dh: 'q', auth: 'b' } };
  expect(calls).toEqual([
    ['GET', null],
    ['PUT', next],
    ['DELETE', { endpoint: OLD.endpoint }],
  ]);
  expect((await readDevice('notices', NO_NOTICES)).told?.subscription).toEqual(next);
});

it('NOTICES-06 nothing is made again once notices are off', async () => {
  const { calls, registration } = device();
  await writeDevice('notices', { ...NO_NOTICES, told: { subscription: OLD, at: 1 } });
  await renewSubscription(registration);
  expect(calls).toEqual([]);
});
