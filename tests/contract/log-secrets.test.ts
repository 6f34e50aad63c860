import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NOTICE_KINDS, NOTICES_PATH } from '#core/notices/notices.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { png } from '../../server/media/testing/picture-material.ts';
import { USUAL_NOTICES } from '../../server/notices/notice-settings.ts';
import { collectedLog } from '../support/collected-log.ts';
import { contactPayload } from './contact-payload.ts';
import { deskForThisTest, emailOf, PASSWORD } from './desk-for-test.ts';
import { serverForThisTest } from './sample-server.ts';
import { newFolder } from './started-server.ts';

/** In everything that anybody says here about themselves; what else is secret is named one by one. */
const PLANTED = 'planted';
const PHONE = '919812345678';
const ADDRESS = '203.0.113.77';
const MAIL = `${PLANTED}@example.org`;

/** All that this process prints while the test runs. */
function printed() {
  const said: unknown[] = [];
  const note = (...words: unknown[]) => said.push(...words) > 0;
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(note),
    ),
    ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(note)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => said.map((word) => (word instanceof Error ? word.stack : String(word))).join('\n');
}

it('OPS-34 nothing of a visitor, a person of the desk or a secret is in the log of a whole run, whatever fails', async () => {
  const output = printed();
  const { log, lines, text } = collectedLog('debug');
  const dataDir = newFolder();
  const notices = { ...USUAL_NOTICES, contact: 'mailto:desk@festival.example' };
  const desk = await deskForThisTest({ dataDir, log });
  const server = await serverForThisTest({ dataDir, log, notices, trustedProxies: ['loopback'] });
  const headers = {
    ...{ 'access-token': `${PLANTED}-token`, 'user-agent': PLANTED, referer: `http://x.example/?${PLANTED}` },
    ...{ cookie: `a=${PLANTED}`, 'x-forwarded-for': ADDRESS, 'x-request-id': `${PLANTED}-id` },
    ...{ 'accept-language': PLANTED, 'content-type': 'application/json', path: PLANTED, eventtype: PLANTED },
  };
  const say = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    server.ask(path, {
      method,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  // What visitors do.
  const message = (more: object) => ({ ...contactPayload(`${PLANTED} words`), contactno: PHONE, ...more });
  const send = (more: object, key: string) =>
    say('POST', '/api/cum', message(more), { 'idempotency-key': key });
  await send({ firstName: PLANTED, emailid: MAIL }, `${PLANTED}-1`);
  await send({ emailid: PLANTED }, `${PLANTED}-2`);
  await say('POST', '/api/cum', `{"message":"${PLANTED}`);
  await say('POST', '/api/cum', message({}), { 'content-type': `text/${PLANTED}` });
  for (const path of [
    '/api/events',
    '/api/',
    '/',
    '/event/',
    '/calendar/event/',
    '/calendar/plan.ics?ids=',
    '/media/',
  ])
    for (const value of [PLANTED, `${MAIL}?q=${PLANTED}`, `%${PLANTED}`])
      await server.askRaw(`${path}${value}`, { ...headers, 'x-forwarded-host': PLANTED });
  await server.askRaw(`/api/events?token=${PLANTED}`, { ...headers, host: `${PLANTED} x` }, 'POST');
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const subscription = {
    endpoint: `https://push.example.org/${PLANTED}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    events: [{ event: 'pythian-national-games', kinds: NOTICE_KINDS, entries: [PLANTED] }],
  };
  expect((await say('PUT', NOTICES_PATH, subscription)).status).toBe(204);

  // What people of the desk do.
  await desk.addPerson('owner');
  const editor = await desk.addPerson('editor');
  const stranger = desk.browser(ADDRESS);
  await stranger.signIn(MAIL, `${PLANTED} password`);
  await stranger.ask('POST', '/session', `{"password":"${PLANTED}`);
  const owner = await desk.signedIn(emailOf('owner'), ADDRESS);
  const link = await owner.ask('POST', `/people/${editor}/link`);
  const secret = String(link.body.link).replace(/^.*\//, '');
  await owner.ask('POST', '/people', { email: MAIL, role: 'editor' });
  await stranger.ask('GET', `/invitations/${PLANTED}`);
  await owner.ask('GET', `/messages?q=${PLANTED}`);
  await owner.ask('PUT', '/password', { old: `${PLANTED} old`, new: `${PLANTED} new` });
  await owner.ask('POST', `/content/event?name=${PLANTED}`, { id: PLANTED, body: { name: PLANTED } });
  await owner.ask('PUT', `/pictures/${PLANTED}`, { alt: PLANTED });
  const upload = await server.ask(`/desk/api/pictures?alt=${PLANTED}`, {
    method: 'POST',
    headers: { ...headers, cookie: owner.cookie, 'x-desk-token': owner.token, 'content-type': 'image/png' },
    body: new Uint8Array(await png()),
  });
  await upload.text();

  // What fails: the message of this error is the database's own, and it quotes a value.
  const db = await openDatabase(dataDir);
  await sql`create trigger refuse before insert on contact_message begin
    select raise(abort, 'no planted@example.org of 919812345678'); end`.execute(db);
  expect((await send({ emailid: MAIL }, `${PLANTED}-3`)).status).toBe(500);
  await db.schema.dropTable('notice_outbox').execute();
  await db.schema.dropTable('notice_follow').execute();
  expect((await say('PUT', NOTICES_PATH, subscription)).status).toBe(500);
  await db.schema.dropTable('desk_session').execute();
  expect((await owner.ask('GET', `/people?q=${PLANTED}`)).status).toBe(500);
  await stranger.signIn(MAIL, `${PLANTED} password`);
  await db.destroy();
  await server.close();

  const secrets = [PLANTED, PHONE, ADDRESS, '203.0.113', '127.0.0.1', PASSWORD, 'desk.example', owner.token];
  for (const value of [...secrets, owner.cookie.split('=')[1] ?? '', secret, subscription.keys.p256dh]) {
    expect(value.length).toBeGreaterThan(6);
    expect(text()).not.toContain(value);
    expect(output()).not.toContain(value);
  }
  const failures = lines().filter(({ level }) => level === 'error');
  expect(failures.length).toBeGreaterThanOrEqual(3);
  expect(lines().length).toBeGreaterThan(30);
});
