import { describe, expect, it } from 'vitest';
import { providerSettings } from '../../server/people/provider/provider-settings.ts';
import { fakeProvider } from '../../server/people/testing/fake-provider.ts';
import { collectedLog } from '../support/collected-log.ts';
import { deskForThisTest, emailOf } from './desk-for-test.ts';

const SITE = 'http://desk.example';
const EDITOR = emailOf('editor');
const VERIFIED = { email: EDITOR, email_verified: true };

async function deskWithProvider(siteUrl = SITE) {
  const provider = await fakeProvider();
  const said = collectedLog('info');
  const desk = await deskForThisTest({ siteUrl, provider: provider.settings, log: said.log });
  await desk.addPerson('owner');
  await desk.addPerson('editor');
  /** What was said besides the line of each request. */
  const sentences = () => said.sentences().filter((sentence) => sentence !== 'request');
  return { ...desk, provider, sentences };
}

/** Goes there and comes back; returns where the desk leads to, and the browser. */
async function signIn(
  { provider, browser }: Awaited<ReturnType<typeof deskWithProvider>>,
  claims: Record<string, unknown>,
  change: (query: string) => string = (query) => query,
  begin = '/provider/begin',
) {
  const visitor = browser();
  const begun = await visitor.ask('GET', begin);
  expect(begun.status).toBe(303);
  const query = change(provider.comeBack(String(begun.headers.location), claims));
  const back = await visitor.ask('GET', `/provider/return?${query}`, undefined, {
    'sec-fetch-site': 'cross-site',
    origin: undefined,
  });
  expect(back.status).toBe(303);
  return { visitor, query, location: back.headers.location };
}

describe('signing in at another service', () => {
  it('DESK-94 lets in who has joined the desk with an address that the service has verified', async () => {
    const desk = await deskWithProvider();
    expect((await desk.browser().ask('GET', '/provider')).body).toEqual({ name: 'Festival Office' });
    const { visitor, location } = await signIn(desk, { ...VERIFIED, email: EDITOR.toUpperCase() });
    expect(location).toBe('/desk');
    expect((await visitor.ask('GET', '/session')).body).toMatchObject({
      person: { email: EDITOR, role: 'editor' },
    });
    expect((await desk.browser().signIn(EDITOR)).status, 'the password works as before').toBe(200);
  });

  it('DESK-94 asks with PKCE, state and nonce, and keeps the secrets from scripts', async () => {
    const desk = await deskWithProvider();
    const { headers } = await desk.browser().ask('GET', '/provider/begin');
    const asked = new URL(String(headers.location)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ response_type: 'code', client_id: 'desk', scope: 'openid email', code_challenge_method: 'S256' },
      redirect_uri: `${SITE}/desk/api/provider/return`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(String(headers['set-cookie'])).toMatch(
      /^desk_provider=[\w-]+; Path=\/desk\/api; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(String(headers['set-cookie'])).not.toContain(asked.get('state'));
  });

  it.each([
    ['an address that is not verified', { email: EDITOR, email_verified: false }, 'unverified'],
    ['an address without a word on it', { email: EDITOR }, 'unverified'],
    ['a word that is no yes', { email: EDITOR, email_verified: 'false' }, 'unverified'],
    ['a token without an address', { email_verified: true }, 'unverified'],
    ['a stranger', { email: 'eve@else.example', email_verified: true }, 'refused'],
  ])('DESK-94 refuses %s', async (_who, claims, why) => {
    const { visitor, location } = await signIn(await deskWithProvider(), claims);
    expect(location).toBe(`/desk?sign-in=${why}`);
    expect((await visitor.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-94 tells whoever runs the server that the service does not verify addresses', async () => {
    const desk = await deskWithProvider();
    await signIn(desk, { email: EDITOR });
    expect(desk.sentences()).toEqual([expect.stringContaining('email_verified')]);
  });

  it('DESK-94 also believes a service that says "true" as a text', async () => {
    const { location } = await signIn(await deskWithProvider(), { email: EDITOR, email_verified: 'true' });
    expect(location).toBe('/desk');
  });

  it('DESK-94 asks whether the address is verified where the token says the address alone', async () => {
    const desk = await deskWithProvider();
    desk.provider.says.userinfo = { email_verified: true };
    expect((await signIn(desk, { email: EDITOR })).location).toBe('/desk');
    desk.provider.says.userinfo = { ...VERIFIED, sub: 'somebody-else' };
    expect((await signIn(desk, { email: EDITOR })).location).toBe('/desk?sign-in=failed');
  });

  it('DESK-94 refuses somebody who is invited and has not joined', async () => {
    const desk = await deskWithProvider();
    await desk.state.people.add('noor@desk.example', 'editor');
    const { location } = await signIn(desk, { email: 'noor@desk.example', email_verified: true });
    expect(location).toBe('/desk?sign-in=refused');
  });

  it.each([
    ['another state', {}, (query: string) => query.replace(/state=[^&]+/, 'state=other')],
    ['another code', {}, (query: string) => query.replace(/code=[^&]+/, 'code=other')],
    ['a refusal', {}, (query: string) => query.replace(/code=[^&]+/, 'error=access_denied')],
    ['another nonce', { nonce: 'other' }, undefined],
    ['a token for somebody else', { aud: 'another-client' }, undefined],
    ['a token of another issuer', { iss: 'https://else.example' }, undefined],
    ['a token that is over', { exp: 1 }, undefined],
  ])('DESK-94 does not believe %s', async (_what, claims, change) => {
    const { visitor, location } = await signIn(await deskWithProvider(), { ...VERIFIED, ...claims }, change);
    expect(location).toBe('/desk?sign-in=failed');
    expect((await visitor.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-94 works once, and only in the browser that began', async () => {
    const desk = await deskWithProvider();
    const begun = await desk.browser().ask('GET', '/provider/begin');
    const query = desk.provider.comeBack(String(begun.headers.location), VERIFIED);
    const other = desk.browser();
    expect((await other.ask('GET', `/provider/return?${query}`)).headers.location).toBe(
      '/desk?sign-in=failed',
    );
    const { visitor, query: used } = await signIn(desk, VERIFIED);
    expect((await visitor.ask('GET', `/provider/return?${used}`)).headers.location).toBe(
      '/desk?sign-in=failed',
    );
  });

  it('DESK-94 asks for the address where the token does not say it', async () => {
    const desk = await deskWithProvider();
    desk.provider.says.userinfo = VERIFIED;
    expect((await signIn(desk, {})).location).toBe('/desk');
  });

  it('DESK-94 begins at the address of the site, wherever the desk was opened', async () => {
    const desk = await deskWithProvider();
    const visitor = desk.browser();
    const elsewhere = await visitor.ask('GET', '/provider/begin?to=/desk/news', undefined, {
      host: 'other.example',
    });
    expect(elsewhere.status).toBe(303);
    expect(elsewhere.headers['set-cookie']).toBeUndefined();
    const there = new URL(String(elsewhere.headers.location));
    expect(there.origin + there.pathname).toBe(`${SITE}/desk/api/provider/begin`);
    // A proxy may say another host each time; it is not sent round for ever.
    const path = `/provider/begin${there.search}`;
    const begun = await visitor.ask('GET', path, undefined, { host: 'other.example' });
    const query = desk.provider.comeBack(String(begun.headers.location), VERIFIED);
    expect((await visitor.ask('GET', `/provider/return?${query}`)).headers.location).toBe('/desk/news');
  });

  it('DESK-94 begins over https where the site is https, if a proxy says that it was not', async () => {
    const desk = await deskWithProvider('https://desk.example');
    const begin = (protocol: string) =>
      desk.browser().ask('GET', '/provider/begin', undefined, { 'x-forwarded-proto': protocol });
    expect((await begin('http')).headers.location).toMatch(/^https:\/\/desk\.example\/desk\/api\//);
    expect((await begin('https')).headers.location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/authorize/);
  });

  it('DESK-94 says in the output that nothing has begun in this browser', async () => {
    const desk = await deskWithProvider();
    await desk.browser().ask('GET', '/provider/return?code=x&state=y');
    expect(desk.sentences()).toEqual([expect.stringContaining('nothing has begun in this browser')]);
  });

  it('DESK-94 does not take what another host of an https site can have left in the browser', async () => {
    const desk = await deskWithProvider('https://desk.example');
    const visitor = desk.browser();
    const begun = await visitor.ask('GET', '/provider/begin');
    expect(visitor.cookie).toMatch(/^__Host-desk_provider=/);
    visitor.cookie = visitor.cookie.replace('__Host-', '');
    const query = desk.provider.comeBack(String(begun.headers.location), VERIFIED);
    const back = await visitor.ask('GET', `/provider/return?${query}`);
    expect(back.headers.location).toBe('/desk?sign-in=failed');
  });

  it.each([
    ['/desk/history/7', '/desk/history/7'],
    ['/desk/preview?page=/news&lang=hi', '/desk/preview?page=/news&lang=hi'],
    ['/', '/desk'],
    ['/deskless', '/desk'],
    ['/desk/../elsewhere', '/desk'],
    ['/desk/%2e%2e/elsewhere', '/desk'],
    ['/desk/api/content.json', '/desk'],
    ['//else.example/desk', '/desk'],
    ['/\\else.example/desk', '/desk'],
    ['https://else.example/desk', '/desk'],
    ['javascript:alert(1)', '/desk'],
  ])('DESK-53 leads on to %s as %s', async (wanted, led) => {
    const begin = `/provider/begin?to=${encodeURIComponent(wanted)}`;
    const { location } = await signIn(await deskWithProvider(), VERIFIED, undefined, begin);
    expect(location).toBe(led);
  });

  it('DESK-53 forgets an address that is too long for a cookie', async () => {
    const begin = `/provider/begin?to=/desk/${'x'.repeat(2_000)}`;
    const { location } = await signIn(await deskWithProvider(), VERIFIED, undefined, begin);
    expect(location).toBe('/desk');
  });

  it('DESK-53 remembers what was wanted also when it did not work', async () => {
    const stranger = { email: 'eve@else.example', email_verified: true };
    const begin = `/provider/begin?to=${encodeURIComponent('/desk/preview?page=news')}`;
    const { location } = await signIn(await deskWithProvider(), stranger, undefined, begin);
    expect(location).toBe('/desk/preview?page=news&sign-in=refused');
  });

  it('DESK-07 does not ask the service again and again for whoever makes up codes', async () => {
    const desk = await deskWithProvider();
    const stranger = desk.browser('198.51.100.7');
    const attempt = { state: 'x', nonce: 'n', verifier: 'v', to: '/desk', before: null };
    const cookie = `desk_provider=${Buffer.from(JSON.stringify(attempt)).toString('base64url')}`;
    const madeUp = async () => {
      const query = `code=1&state=x&iss=${encodeURIComponent(desk.provider.settings.issuer)}`;
      const back = await stranger.ask('GET', `/provider/return?${query}`, undefined, { cookie });
      return back.headers.location;
    };
    for (let count = 0; count < 5; count += 1) expect(await madeUp()).toBe('/desk?sign-in=failed');
    expect(desk.provider.says.tokens).toBe(5);
    expect(await madeUp()).toBe('/desk?sign-in=too-many');
    expect(desk.provider.says.tokens).toBe(5);
    expect((await stranger.signIn(EDITOR)).status, 'the password has its own limit').toBe(200);
    desk.wait(5);
    expect(await madeUp()).toBe('/desk?sign-in=failed');
  });

  it('DESK-07 lets many people sign in from one place', async () => {
    const desk = await deskWithProvider();
    for (let count = 0; count < 7; count += 1) expect((await signIn(desk, VERIFIED)).location).toBe('/desk');
  });

  it('DESK-94 ends the session that the browser had before', async () => {
    const desk = await deskWithProvider();
    const visitor = await desk.signedIn(EDITOR);
    const before = visitor.cookie;
    const begun = await visitor.ask('GET', '/provider/begin');
    const earlier = desk.browser();
    earlier.cookie = before;
    expect((await earlier.ask('GET', '/session')).status, 'until the new one begins').toBe(200);
    expect(Buffer.from(visitor.cookie, 'base64url').toString()).not.toContain(before.split('=')[1]);
    const query = desk.provider.comeBack(String(begun.headers.location), VERIFIED);
    // The way back begins at another site, so the cookie of the session does not come along.
    expect((await visitor.ask('GET', `/provider/return?${query}`)).headers.location).toBe('/desk');
    expect((await visitor.ask('GET', '/session')).status).toBe(200);
    expect((await earlier.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-94 says so when the service is away, and the password still works', async () => {
    const settings = { issuer: 'http://127.0.0.1:1', clientId: 'desk', clientSecret: 's', name: 'Office' };
    const desk = await deskForThisTest({ siteUrl: SITE, provider: settings });
    await desk.addPerson('editor');
    const answer = await desk.browser().ask('GET', '/provider/begin');
    expect(answer.headers.location).toBe('/desk?sign-in=failed');
    expect((await desk.browser().signIn(EDITOR)).status).toBe(200);
  });

  it('DESK-94 is not there unless it is set up', async () => {
    const desk = await deskForThisTest();
    expect((await desk.browser().ask('GET', '/provider')).status).toBe(204);
    expect((await desk.browser().ask('GET', '/provider/begin')).status).toBe(404);
    expect((await desk.browser().ask('GET', '/provider/return?code=x')).status).toBe(404);
  });
});

describe('the settings of another service', () => {
  const given = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'x' };

  it('DESK-94 are read, and its host is its name unless there is a better one', () => {
    expect(providerSettings({}, '')).toBeNull();
    expect(providerSettings(given, SITE)).toEqual({
      ...{ issuer: 'https://id.example', clientId: 'desk', clientSecret: 'x', name: 'id.example' },
    });
    expect(providerSettings({ ...given, OIDC_NAME: 'Office' }, SITE)?.name).toBe('Office');
  });

  it.each([
    [{ ...given, OIDC_ISSUER: 'http://id.example' }, SITE, 'must begin with https://'],
    [{ ...given, OIDC_ISSUER: 'id.example' }, SITE, 'OIDC_ISSUER must be an address'],
    [{ ...given, OIDC_CLIENT_ID: '' }, SITE, 'needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
    [{ ...given, OIDC_CLIENT_SECRET: '' }, SITE, 'needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
    [given, '', 'needs VITE_SITE_URL'],
  ])('DESK-94 %j for "%s" are refused in one sentence', (env, site, reason) => {
    expect(() => providerSettings(env, site)).toThrow(reason);
  });
});
