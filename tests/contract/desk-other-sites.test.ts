import { describe, expect, it } from 'vitest';
import { siteSettings } from '../../server/site-settings.ts';
import { deskForThisTest, emailOf, PASSWORD } from './desk-for-test.ts';

const OWNER = emailOf('owner');
const FOREIGN = 'https://elsewhere.example';

describe('a page of another site', () => {
  it.each([
    ['its own origin', { origin: FOREIGN, 'sec-fetch-site': 'cross-site' }],
    ['an origin that looks like ours', { origin: 'http://desk.example.evil.example' }],
    ['another port', { origin: 'http://desk.example:8080' }],
    ['another program on this machine', { origin: 'http://localhost:5173' }],
    ['a hidden origin', { origin: 'null' }],
    ['no origin, but from elsewhere', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['no origin, from a neighbour', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['nothing at all', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('DESK-06 can change nothing and sign nobody in with %s', async (_what, headers) => {
    const desk = await deskForThisTest();
    await desk.addPerson('owner');
    const { secret } = await desk.state.invitations.invite(
      (await desk.state.people.add('a@b.example', 'editor'))?.id ?? '',
    );
    const browser = await desk.signedIn(OWNER);
    const refused = { status: 403, body: { error: 'forbidden' } };
    const ask = (method: 'POST' | 'DELETE', path: string, body?: object) =>
      browser.ask(method, path, body, headers);
    expect(await ask('POST', '/people', { email: 'x@y.example', role: 'owner' })).toMatchObject(refused);
    expect(await ask('DELETE', '/session')).toMatchObject(refused);
    expect(await ask('POST', '/session', { email: OWNER, password: PASSWORD })).toMatchObject(refused);
    const entries = { name: 'A', email: 'a@b.example', password: PASSWORD };
    expect(await ask('POST', `/invitations/${secret}`, entries)).toMatchObject(refused);
    expect((await browser.ask('GET', '/session')).status).toBe(200);
  });

  it('DESK-06 is refused also where the settings let it read the public API', async () => {
    const desk = await deskForThisTest({ allowedOrigins: ['*'] });
    await desk.addPerson('owner');
    const browser = await desk.signedIn(OWNER);
    const answer = await browser.ask('GET', '/session', undefined, { origin: FOREIGN });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const preflight = await browser.ask('OPTIONS', '/people', undefined, {
      ...{ origin: FOREIGN, 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await browser.ask('DELETE', '/session', undefined, { origin: FOREIGN })).status).toBe(403);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'DESK-06 cannot send a form as %s',
    async (type) => {
      const desk = await deskForThisTest();
      await desk.addPerson('owner');
      const body = JSON.stringify({ email: OWNER, password: PASSWORD });
      const answer = await desk.browser().ask('POST', '/session', body, { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { error: 'malformed' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('DESK-06 is not taken for ours where the site has a public address of its own', async () => {
    const desk = await deskForThisTest({ siteUrl: 'https://desk.example' });
    await desk.addPerson('owner');
    const entries = { email: OWNER, password: PASSWORD };
    const signIn = (origin: string) => desk.browser().ask('POST', '/session', entries, { origin });
    expect((await signIn('https://desk.example')).status).toBe(200);
    expect((await signIn('http://desk.example')).status).toBe(403);
  });
});

describe('answers of the desk', () => {
  it('DESK-12 are never kept, and every refusal says in its form what is wrong', async () => {
    const desk = await deskForThisTest();
    await desk.addPerson('owner');
    const browser = await desk.signedIn(OWNER);
    const json = { 'content-type': 'application/json' };
    const long = JSON.stringify({ email: 'x'.repeat(70_000) });
    const answers = [
      [await browser.ask('GET', '/nowhere'), 404, 'unknown'],
      [await browser.ask('POST', '/people/1/2/3', {}), 404, 'unknown'],
      [await browser.ask('PATCH', '/people', {}), 405, 'unknown'],
      [await browser.ask('DELETE', '/people'), 405, 'unknown'],
      [await browser.ask('GET', '/people/%ff'), 400, 'malformed'],
      [await browser.ask('POST', '/people', '{"email":', json), 400, 'malformed'],
      [await browser.ask('POST', '/people', '[1]', json), 400, 'malformed'],
      [await browser.ask('POST', '/people', '{"__proto__":{"role":"owner"}}', json), 400, 'malformed'],
      [
        await browser.ask('POST', '/people', 'x', { 'content-type': 'application/octet-stream' }),
        415,
        'malformed',
      ],
      [await browser.ask('POST', '/people', {}), 422, 'invalid'],
      [await browser.ask('POST', '/people', long, json), 413, 'too-large'],
      [await browser.ask('DELETE', '/people/nobody'), 404, 'unknown'],
    ] as const;
    for (const [answer, status, error] of answers) {
      expect(answer).toMatchObject({
        status,
        body: { error, message: expect.stringMatching(/^[A-Z].*\.$/) },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(answers[2][0].headers.allow).toBe('GET, HEAD, OPTIONS, POST');
  });

  it('DESK-14 are not there where the site asks another API', async () => {
    const desk = await deskForThisTest({ hasDesk: false });
    expect((await desk.browser().ask('GET', '/session')).status).toBe(404);
    expect(siteSettings({}).hasOtherApi).toBe(false);
    expect(siteSettings({ VITE_API_BASE: 'https://api.example' }).hasOtherApi).toBe(true);
  });
});
