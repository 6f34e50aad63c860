import { connect } from 'node:net';
import { contactMessage } from '#core/contract/entities/contact-message.ts';
import { settings } from '#core/settings.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import type { Site } from '../support/site.ts';
import { TEXTS_TO_STORE } from './naughty-texts.ts';

test.use({ ...withoutWorker, ownSite: true });

const PER_MINUTE = 300;
const FOREIGN = 'http://foreign.example';

const payload = {
  firstName: 'Ada Sample',
  emailid: 'ada@example.org',
  contactno: '910000000000',
  message: 'Good day',
  sessionid: 's',
  apifor: 'web',
};

const send = (site: Site, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + contactMessage.path, {
    method: 'POST',
    headers: { 'access-token': settings.apiKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends raw bytes that no client would send, and returns the answer. */
async function say(site: Site, words: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
  });
  // A server may cut off a client that keeps sending after its refusal; the refusal itself is then sometimes lost.
  let wasCutOff = false;
  socket.on('error', () => {
    wasCutOff = true;
  });
  socket.setTimeout(3_000, () => socket.destroy());
  // Not ended: a client that hangs up would be refused in any case.
  socket.write(words, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return heard === '' && wasCutOff ? 'HTTP/1.1 400 cut off' : heard;
}

test(
  'a flood is cut off, the limits allow honest use, and the rest of the API still works (X16)',
  fullRun,
  async ({ site }) => {
    const statuses: number[] = [];
    const sendOne = async (index: number) => {
      const response = await send(
        site,
        { ...payload, message: `Flood ${index}` },
        { 'x-forwarded-for': `10.0.0.${index % 250}` },
      );
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    };
    for (let from = 0; from < PER_MINUTE + 60; from += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => sendOne(from + index)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(PER_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60);
    expect(await site.received()).toHaveLength(PER_MINUTE);
    const read = await fetch(`${site.url}/api/Menu`, { headers: { 'access-token': settings.apiKey } });
    expect(read.status).toBe(200);
  },
);

test('a message of a megabyte is refused without being stored, and so is one that never ends (X16)', async ({
  site,
}) => {
  const response = await send(site, { ...payload, message: 'x'.repeat(1_000_000) });
  expect(response.status).toBe(413);
  const endless = await say(
    site,
    `POST ${contactMessage.path} HTTP/1.1\r\nHost: 127.0.0.1\r\naccess-token: k\r\ncontent-type: application/json\r\n` +
      `transfer-encoding: chunked\r\n\r\n${`4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(8)}`,
  );
  expect(endless).toMatch(/^HTTP\/1\.1 413 /);
  expect(await site.received()).toEqual([]);
});

test('CONTACT-10 hostile texts are stored verbatim and change nothing else (X16)', async ({ site }) => {
  for (const message of TEXTS_TO_STORE) {
    const response = await send(site, { ...payload, firstName: message.slice(0, 150), message });
    expect(response.status, message.slice(0, 40)).toBe(200);
    expect(await response.json()).toEqual({ status: 1, message: expect.any(String) });
  }
  const kept = await site.received();
  expect(kept.map(({ payload: { message } }) => message)).toEqual(TEXTS_TO_STORE);
  expect(kept.map(({ order }) => order)).toEqual(TEXTS_TO_STORE.map((_, index) => index + 1));
});

test.describe('headers that carry more than they say (X16)', () => {
  const json = JSON.stringify(payload);
  const request = (headers: string, body = json) =>
    `POST ${contactMessage.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\naccess-token: k\r\n` +
    `content-type: application/json\r\n${headers}\r\n\r\n${body}`;
  const length = `content-length: ${json.length}`;
  const cases: readonly (readonly [string, string])[] = [
    ['a line break without its return', request(`${length}\nIdempotency-Key: a\nX-Injected: 1`)],
    ['a return inside a key', request(`${length}\r\nIdempotency-Key: a\rX-Injected: 1`)],
    ['a zero byte inside a key', request(`${length}\r\nIdempotency-Key: a\0b`)],
    ['a folded line', request(`${length}\r\nIdempotency-Key: a\r\n X-Injected: 1`)],
    ['a key beyond ASCII', request(`${length}\r\nIdempotency-Key: \u00e9\u0085`)],
    ['two lengths', request(`${length}\r\ncontent-length: 5`)],
    ['a length and chunks', request(`${length}\r\ntransfer-encoding: chunked`)],
    ['chunks by another name', request('transfer-encoding: xchunked')],
    ['a negative length', request('content-length: -1')],
    ['a blank before the colon', request(`${length}\r\nIdempotency-Key : a`)],
    ['headers without an end', request(`${length}\r\nx-filler: ${'y'.repeat(100_000)}`)],
  ];
  test('are refused, each in its own way', async ({ site }) => {
    for (const [what, words] of cases) {
      const heard = await say(site, words);
      expect(heard, what).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(heard.toLowerCase(), what).not.toContain('x-injected');
      expect(heard.match(/HTTP\/1\.1 /g), what).toHaveLength(1);
    }
    expect(await site.received()).toEqual([]);
  });

  test('the same text without the trick is accepted, so the test can tell', async ({ site }) => {
    expect(await say(site, request(`${length}\r\nIdempotency-Key: a`))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await site.received()).toHaveLength(1);
  });
});

test.describe('a foreign page (X20)', () => {
  const origins = [
    FOREIGN,
    'null',
    'http://127.0.0.1.foreign.example',
    'http://localhost.foreign.example',
    'https://foreign.example:443',
    'http://localhost@foreign.example',
    'file://',
    'chrome-extension://abcdefghijklmnop',
  ];
  test('is refused by its origin, even with the key and good JSON', async ({ site }) => {
    for (const origin of origins) {
      const response = await send(site, payload, { origin });
      expect(response.status, origin).toBe(403);
      expect(response.headers.get('access-control-allow-origin'), origin).toBeNull();
    }
    expect(await site.received()).toEqual([]);
  });

  test('cannot send JSON under a type that needs no preflight', async ({ site }) => {
    const types = ['text/plain', 'text/plain;application/json', 'application/x-www-form-urlencoded'];
    for (const type of [...types, 'multipart/form-data; boundary=x'])
      expect((await send(site, payload, { 'content-type': type })).status, type).toBe(415);
    expect(await site.received()).toEqual([]);
  });

  test('cannot send by form, script, picture or beacon in a real browser', async ({
    page,
    context,
    site,
    allowConsole,
  }) => {
    allowConsole(/CORS|Failed to load resource|Access to fetch/);
    const target = site.url + contactMessage.path;
    const arrived: string[] = [];
    context.on('response', (response) => {
      if (response.url().startsWith(target))
        arrived.push(`${response.request().method()} ${response.status()}`);
    });
    // The field's name and value form JSON in a plain-text form.
    const name = JSON.stringify({ ...payload, extra: '' })
      .slice(0, -2)
      .replaceAll('"', '&quot;');
    const form = (enctype: string) =>
      `<form method=post action="${target}" enctype="${enctype}"><input name="${name}" value="&quot;}"><button>${enctype}</button></form>`;
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    await context.route(`${FOREIGN}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${types.map(form).join('')}` }),
    );
    for (const type of types) {
      await page.goto(`${FOREIGN}/`);
      const answered = page.waitForResponse((response) => response.url() === target);
      await page.getByRole('button', { name: type }).click();
      expect((await answered).status()).toBe(403);
    }
    await page.goto(`${FOREIGN}/`);
    await page.evaluate(
      async ({ to, body }) => {
        const ask = (init: RequestInit) =>
          fetch(to, { method: 'POST', body, ...init }).catch(() => undefined);
        await ask({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } });
        await ask({ headers: { 'content-type': 'application/json', 'access-token': 'k' } });
        await ask({ credentials: 'include', headers: { 'content-type': 'text/plain' } });
        navigator.sendBeacon(to, new Blob([body], { type: 'text/plain' }));
        const picture = new Image();
        picture.src = `${to}?message=x`;
        await new Promise((over) => {
          picture.onerror = over;
        });
      },
      { to: target, body: JSON.stringify(payload) },
    );
    expect(arrived.filter((answer) => / 2(?!04)/.test(answer))).toEqual([]);
    expect(await site.received()).toEqual([]);
  });
});
