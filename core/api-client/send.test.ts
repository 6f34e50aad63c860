import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMessage } from '#core/contract/entities/contact-message.ts';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { send } from './send.ts';

const payload = contactPayload('Grüße,\n"quoted" 😀');
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('send', () => {
  it('API-22 CONTACT-10 sends exactly the named fields as JSON, the key as a header', async () => {
    fetched.mockResolvedValue(json({ status: 1 }));
    await send(contactMessage, { ...payload, extra: 'no' } as typeof payload, { idempotencyKey: 'id-1' });
    const [address, init] = fetched.mock.lastCall ?? [];
    expect(address).toBe('/api/cum');
    expect(JSON.parse(String(init?.body))).toEqual(payload);
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'id-1' });
  });

  it.each<[string, () => Promise<Response>, object]>([
    ['status 1', async () => json({ status: 1 }), { kind: 'answered' }],
    ['status "1"', async () => json({ status: '1' }), { kind: 'answered' }],
    ['status 0', async () => json({ status: 0 }), { kind: 'refused' }],
    ['400', async () => json({}, { status: 400 }), { kind: 'refused', status: 400 }],
    [
      '422 without any body',
      async () => new Response(null, { status: 422 }),
      { kind: 'refused', status: 422 },
    ],
    ['500', async () => json({}, { status: 500 }), { kind: 'busy', status: 500 }],
    [
      '503 with Retry-After',
      async () => json({}, { status: 503, headers: { 'retry-after': '3' } }),
      { kind: 'busy', status: 503, retryAfterMs: 3_000 },
    ],
    ['429', async () => json({}, { status: 429 }), { kind: 'busy', status: 429 }],
    [
      'a sign-in page',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      { kind: 'no-answer', reason: 'portal' },
    ],
    [
      'a sign-in page with 403',
      async () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } }),
      { kind: 'no-answer', reason: 'portal' },
    ],
    [
      'malformed JSON',
      async () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      { kind: 'no-answer', reason: 'shape' },
    ],
    [
      'a broken connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'no-answer', reason: 'offline' },
    ],
  ])('CONTACT-07 classifies %s', async (_, respond, outcome) => {
    fetched.mockImplementation(respond);
    expect(await send(contactMessage, payload)).toMatchObject(outcome);
  });
});
