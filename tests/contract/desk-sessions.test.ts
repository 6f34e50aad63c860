import { describe, expect, it } from 'vitest';
import { deskForThisTest, emailOf, PASSWORD } from './desk-for-test.ts';

const EDITOR = emailOf('editor');
const HOURS = 3_600;

/** A desk with an owner and an editor. */
async function staffedDesk(options = {}) {
  const desk = await deskForThisTest(options);
  await desk.addPerson('owner');
  const id = await desk.addPerson('editor');
  return { ...desk, id };
}

describe('somebody signed in at the desk', () => {
  it('DESK-04 is known by the cookie, sees who they are, and is gone after signing out', async () => {
    const desk = await staffedDesk();
    const browser = desk.browser();
    expect((await browser.ask('GET', '/session')).status).toBe(204);
    const answer = await browser.signIn(` ${EDITOR.toUpperCase()} `);
    const person = { email: EDITOR, role: 'editor', name: 'Some editor' };
    expect(answer.body).toMatchObject({ person, endsAt: '2031-05-10T20:00:00.000Z' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.ask('GET', '/session')).body).toEqual(answer.body);
    const stolen = browser.cookie;
    expect(await browser.ask('DELETE', '/session')).toMatchObject({
      ...{ status: 204, body: '' },
      headers: { 'set-cookie': expect.stringContaining('desk_session=; Path=/desk; Max-Age=0') },
    });
    browser.cookie = stolen;
    expect((await browser.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-04 has a cookie that no script reads and no other site sends, over https only encrypted', async () => {
    const cookieWith = async (options: object, headers = {}) => {
      const desk = await staffedDesk(options);
      const entries = { email: EDITOR, password: PASSWORD };
      return [
        (await desk.browser().ask('POST', '/session', entries, headers)).headers['set-cookie'],
      ].flat()[0];
    };
    const plain = /^desk_session=[\w-]{43}; Path=\/desk; Max-Age=43200; HttpOnly; SameSite=Strict$/;
    const secure =
      /^__Host-desk_session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/;
    expect(await cookieWith({})).toMatch(plain);
    expect(await cookieWith({}, { origin: 'https://desk.example' })).toMatch(secure);
    const siteUrl = 'https://www.site.example';
    expect(await cookieWith({ siteUrl }, { origin: siteUrl })).toMatch(secure);
  });

  it('DESK-04 stays signed in over https with the cookie from before, until the next sign-in replaces it', async () => {
    const desk = await staffedDesk();
    const browser = await desk.signedIn(EDITOR);
    const encrypted = { origin: 'https://desk.example' };
    expect(browser.cookie).toMatch(/^desk_session=/);
    expect((await browser.ask('GET', '/session', undefined, encrypted)).status).toBe(200);
    const before = browser.cookie;
    const entries = { email: EDITOR, password: PASSWORD };
    const again = await browser.ask('POST', '/session', entries, encrypted);
    expect(again.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-desk_session=/),
      expect.stringMatching(/^desk_session=; Path=\/desk; Max-Age=0;/),
    ]);
    // Whoever could still set one of the old name cannot sign anybody in with it.
    browser.cookie = `desk_session=chosen; ${browser.cookie}`;
    expect((await browser.ask('GET', '/session', undefined, encrypted)).status).toBe(200);
    browser.cookie = before;
    expect((await browser.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-04 is known by the guarded cookie alone where the site is https: other hosts can set the plain one', async () => {
    const origin = 'https://desk.example';
    const desk = await staffedDesk({ siteUrl: origin });
    const browser = desk.browser();
    await browser.ask('POST', '/session', { email: EDITOR, password: PASSWORD }, { origin });
    expect((await browser.ask('GET', '/session')).status).toBe(200);
    browser.cookie = browser.cookie.replace('__Host-', '');
    expect(browser.cookie).toMatch(/^desk_session=[\w-]{43}$/);
    expect((await browser.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-04 gets a new secret each time, and the one the browser had before is worth nothing', async () => {
    const desk = await staffedDesk();
    const browser = desk.browser();
    browser.cookie = 'desk_session=chosen-by-somebody-else';
    await browser.signIn(EDITOR);
    expect(browser.cookie).not.toContain('chosen');
    const first = browser.cookie;
    await browser.signIn(EDITOR);
    expect(browser.cookie).not.toBe(first);
    browser.cookie = first;
    expect((await browser.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-04 is signed out after twelve hours', async () => {
    const desk = await staffedDesk();
    const browser = await desk.signedIn(EDITOR);
    desk.wait(12 * HOURS - 1);
    expect((await browser.ask('GET', '/session')).status).toBe(200);
    desk.wait(1);
    expect((await browser.ask('GET', '/session')).status).toBe(204);
  });

  it('DESK-04 stays signed in when the server is restarted', async () => {
    const desk = await staffedDesk();
    const { cookie } = await desk.signedIn(EDITOR);
    await desk.restart();
    const browser = desk.browser();
    browser.cookie = cookie;
    expect((await browser.ask('GET', '/session')).status).toBe(200);
  });

  it('DESK-04 is signed out at once by another role, and by being removed', async () => {
    const desk = await staffedDesk();
    const owner = await desk.signedIn(emailOf('owner'));
    const first = await desk.signedIn(EDITOR);
    expect(await owner.ask('PUT', `/people/${desk.id}`, { role: 'inbox' })).toMatchObject({
      ...{ status: 200, body: { id: desk.id, role: 'inbox' } },
    });
    expect((await first.ask('GET', '/session')).status).toBe(204);
    const second = await desk.signedIn(EDITOR);
    expect((await second.ask('GET', '/session')).body.person.role).toBe('inbox');
    expect((await owner.ask('DELETE', `/people/${desk.id}`)).status).toBe(204);
    expect((await second.ask('GET', '/session')).status).toBe(204);
    expect((await second.signIn(EDITOR)).status).toBe(401);
    expect((await owner.ask('GET', '/people')).body).toHaveLength(1);
  });
});

describe('whoever has stolen a cookie', () => {
  it('DESK-06 can change nothing without the token, nor with that of another session', async () => {
    const desk = await staffedDesk();
    const [owner, editor] = [await desk.signedIn(emailOf('owner')), await desk.signedIn(EDITOR)];
    const thief = desk.browser();
    thief.cookie = owner.cookie;
    const invite = () => thief.ask('POST', '/people', { email: 'thief@else.example', role: 'owner' });
    const refused = { status: 403, body: { error: 'forbidden' } };
    expect(await invite()).toMatchObject(refused);
    thief.token = editor.token;
    expect(await invite()).toMatchObject(refused);
    thief.token = (await desk.signedIn(emailOf('owner'))).token;
    expect(await invite()).toMatchObject(refused);
    expect((await owner.ask('GET', '/people')).body).toHaveLength(2);
  });
});

describe('a new password', () => {
  const NEW = 'walnut bridge cello harbour';

  it('DESK-15 needs the present one, and ends every earlier session and link', async () => {
    const desk = await staffedDesk();
    const [browser, other] = [await desk.signedIn(EDITOR), await desk.signedIn(EDITOR)];
    expect(await browser.ask('PUT', '/password', { old: 'wrong', new: NEW })).toMatchObject({
      ...{ status: 422, body: { error: 'invalid', problems: [{ field: 'old' }] } },
    });
    expect(await browser.ask('PUT', '/password', { old: PASSWORD, new: 'password1234' })).toMatchObject({
      ...{ status: 422, body: { error: 'invalid', problems: [{ field: 'new' }] } },
    });
    expect((await other.ask('GET', '/session')).status).toBe(200);
    const [thief, { secret }] = [desk.browser(), await desk.state.invitations.invite(desk.id)];
    thief.cookie = browser.cookie;
    expect(await browser.ask('PUT', '/password', { old: PASSWORD, new: NEW })).toMatchObject({
      ...{ status: 200, body: { person: { id: desk.id } } },
    });
    expect((await browser.ask('GET', '/session')).status).toBe(200);
    expect((await thief.ask('GET', '/session')).status).toBe(204);
    expect((await thief.ask('GET', `/invitations/${secret}`)).status).toBe(404);
    expect((await other.ask('GET', '/session')).status).toBe(204);
    expect((await other.signIn(EDITOR)).status).toBe(401);
    expect((await other.signIn(EDITOR, NEW)).status).toBe(200);
  });

  it('DESK-15 does not replace one that was set meanwhile by a link', async () => {
    const { state, id } = await staffedDesk();
    const before = (await state.people.passwordOf(id)) ?? '';
    const { secret } = await state.invitations.invite(id);
    await state.invitations.accept(secret, { name: 'Some editor', email: EDITOR, password: 'by the link' });
    expect(await state.sessions.changePassword(id, before, 'by the thief')).toBe(false);
    expect(await state.people.passwordOf(id)).toBe('by the link');
  });

  it('DESK-15 cannot be tried out with a stolen session', async () => {
    const desk = await staffedDesk();
    const browser = await desk.signedIn(EDITOR);
    for (let count = 0; count < 5; count += 1)
      expect((await browser.ask('PUT', '/password', { old: `guess ${count}`, new: NEW })).status).toBe(422);
    expect((await browser.ask('PUT', '/password', { old: PASSWORD, new: NEW })).status).toBe(429);
  });
});
