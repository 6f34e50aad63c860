import { describe, expect, it } from 'vitest';
import { providerSettings } from '../../server/people/provider/provider-settings.ts';
import { fakeProvider } from '../../server/people/testing/fake-provider.ts';
import { deskForThisTest, emailOf } from './desk-for-test.ts';

const SITE = 'http://desk.example';
const EDITOR = emailOf('editor');
const VERIFIED = { email: EDITOR, email_verified: true };

async function deskWithProvider() {
  const provider = await fakeProvider();
  const desk = await deskForThisTest({ siteUrl: SITE, provider: provider.settings });
  await desk.addPerson('owner');
  await desk.addPerson('editor');
  return { ...desk, provider };
}

/** Goes there and comes back; returns where the desk leads to, and the browser. */
async function signIn(
  { provider, browser }: Awaited<ReturnType<typeof deskWithProvider>>,
  claims: Record<string, unknown>,
  change: (query: string) => string = (query) => query,
) {
  const visitor = browser();
  const begun = await visitor.ask('GET', '/provider/begin');
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
    ['an address that is not verified', { email: EDITOR, email_verified: false }],
    ['an address without a word on it', { email: EDITOR }],
    ['a stranger', { email: 'eve@else.example', email_verified: true }],
  ])('DESK-94 refuses %s', async (_who, claims) => {
    const { visitor, location } = await signIn(await deskWithProvider(), claims);
    expect(location).toBe('/desk?sign-in=refused');
    expect((await visitor.ask('GET', '/session')).status).toBe(204);
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
