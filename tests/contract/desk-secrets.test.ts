import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { firstOwnerLink } from '../../server/people/first-owner-link.ts';
import { deskForThisTest, emailOf, PASSWORD } from './desk-for-test.ts';
import { serverForThisTest } from './sample-server.ts';

it('DESK-11 whoever reads the database finds no password, and nothing to sign in with', async () => {
  const desk = await deskForThisTest();
  await desk.addPerson('owner');
  const browser = await desk.signedIn(emailOf('owner'));
  const { link } = (await browser.ask('POST', '/people', { email: 'ada@desk.example', role: 'inbox' })).body;
  await desk.browser('198.51.100.7').signIn('eve@desk.example', 'a wrong guess');
  const tables = ['desk_person', 'desk_invitation', 'desk_session', 'desk_attempt'];
  const rows = await Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(desk.db)).rows),
  );
  expect(rows.map((found) => found.length)).toEqual([2, 1, 1, 2]);
  const all = JSON.stringify(rows);
  const [cookie, secret] = [browser.cookie.split('=')[1] ?? '', String(link).split('/').at(-1) ?? ''];
  const never = [
    PASSWORD,
    'a wrong guess',
    cookie,
    secret,
    browser.token,
    '198.51.100.7',
    'eve@desk.example',
  ];
  for (const text of never) {
    expect(text.length).toBeGreaterThan(10);
    expect(all).not.toContain(text);
  }
  expect(all).toContain('scrypt$');
});

it('DESK-01 DESK-04 on a real connection and with real hashes, the first owner joins and signs in again', async () => {
  const { dataDir } = await deskForThisTest();
  const { url, askRaw } = await serverForThisTest({ dataDir });
  const secret = (await firstOwnerLink({ dataDir }, url))?.split('/').at(-1);
  const entries = { name: 'Ada', email: 'ada@desk.example', password: PASSWORD };
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}/desk/api${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', origin: url, ...headers },
    });
  expect((await post(`/invitations/${secret}`, entries, { origin: 'https://else.example' })).status).toBe(
    403,
  );
  const joined = await post(`/invitations/${secret}`, entries);
  expect(joined.status).toBe(200);
  expect(joined.headers.get('x-content-type-options')).toBe('nosniff');
  const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = await askRaw('/desk/api/session', { cookie });
  expect(session.status).toBe(200);
  expect(JSON.parse(session.body)).toEqual(await joined.json());
  const signedIn = await post('/session', entries);
  expect(signedIn.status).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  const own = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-desk-token': token };
  const invited = await post('/people', { email: 'bo@desk.example', role: 'editor' }, own);
  expect(await invited.json()).toMatchObject({ link: expect.stringContaining(`${url}/desk/invitation/`) });
  expect((await post('/session', { ...entries, password: 'wrong' })).status).toBe(401);
});
