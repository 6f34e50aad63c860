import { describe, expect, it } from 'vitest';
import type { Invited } from '#core/desk/people.ts';
import { firstOwnerLink } from '../../server/people/first-owner-link.ts';
import { deskForThisTest, emailOf, PASSWORD, type TestDesk } from './desk-for-test.ts';

const HOURS = 3_600;
const ADA = { name: 'Ada', email: 'ada@desk.example', password: PASSWORD };
const secretIn = (link: string | null) => link?.split('/').at(-1) ?? '';
const ownerLink = ({ dataDir, now }: TestDesk) => firstOwnerLink({ dataDir }, 'http://desk.example', now);
const VOID = { status: 404, body: { error: 'unknown', message: expect.stringMatching(/^This link/) } };

describe('the first owner', () => {
  it('DESK-01 joins by the link that the server prints, and is signed in', async () => {
    const desk = await deskForThisTest();
    const link = await ownerLink(desk);
    expect(link).toMatch(/^http:\/\/desk\.example\/desk\/invitation\/[\w-]{43}$/);
    const browser = desk.browser();
    const path = `/invitations/${secretIn(link)}`;
    expect(await browser.ask('GET', path)).toMatchObject({ status: 200, body: { role: 'owner', email: '' } });
    expect(await browser.join(secretIn(link), ADA)).toMatchObject({
      ...{ status: 200, body: { person: { name: 'Ada', email: ADA.email, role: 'owner' } } },
    });
    expect((await browser.ask('GET', '/people')).body).toHaveLength(1);
    expect(await ownerLink(desk)).toBeNull();
    expect(await desk.browser().join(secretIn(link), { ...ADA, email: 'eve@desk.example' })).toMatchObject(
      VOID,
    );
  });

  it('DESK-01 has a link of each start and of each server, and all are void once one is used or 72 hours old', async () => {
    const desk = await deskForThisTest();
    const [old, first, second] = [await ownerLink(desk), await ownerLink(desk), await ownerLink(desk)];
    expect(await desk.browser().join(secretIn(first), ADA)).toMatchObject({ status: 200 });
    for (const link of [old, first, second])
      expect(await desk.browser().join(secretIn(link), { ...ADA, email: 'eve@desk.example' })).toMatchObject(
        VOID,
      );

    const later = await deskForThisTest();
    const link = await ownerLink(later);
    later.wait(72 * HOURS);
    expect(await later.browser().ask('GET', `/invitations/${secretIn(link)}`)).toMatchObject(VOID);
  });

  it('DESK-01 cannot be a second one, once somebody else has become an owner', async () => {
    const desk = await deskForThisTest();
    const link = await ownerLink(desk);
    await desk.addPerson('owner');
    expect(await desk.browser().join(secretIn(link), ADA)).toMatchObject(VOID);
  });

  it('DESK-01 may have been invited before, but takes nobody else’s account', async () => {
    const desk = await deskForThisTest();
    await desk.addPerson('editor');
    await desk.state.people.add(ADA.email, 'inbox');
    const secret = secretIn(await ownerLink(desk));
    expect(await desk.browser().join(secret, { ...ADA, email: emailOf('editor') })).toMatchObject({
      ...{ status: 422, body: { problems: [{ field: 'email' }] } },
    });
    expect(await desk.browser().join(secret, ADA)).toMatchObject({ body: { person: { role: 'owner' } } });
  });
});

describe('somebody who is invited', () => {
  async function invitation(role = 'editor') {
    const desk = await deskForThisTest();
    await desk.addPerson('owner');
    const owner = await desk.signedIn(emailOf('owner'));
    const answer = await owner.ask('POST', '/people', { email: 'Ada@Desk.example', role });
    const { link, person, endsAt } = answer.body as Invited;
    return { ...desk, owner, link, person, endsAt, secret: secretIn(link) };
  }

  it('DESK-08 joins once by the link, with the role that the owner chose and no other', async () => {
    const desk = await invitation();
    expect(desk.link).toMatch(/^http:\/\/desk\.example\/desk\/invitation\/[\w-]{43}$/);
    expect(desk.endsAt).toBe('2031-05-13T08:00:00.000Z');
    expect(desk.person).toMatchObject({ email: ADA.email, role: 'editor', joinedAt: null });
    const browser = desk.browser();
    expect((await browser.ask('GET', `/invitations/${desk.secret}`)).body).toEqual({
      ...{ role: 'editor', email: ADA.email },
    });
    const crafted = { ...ADA, role: 'owner', id: 'x', joinedAt: null, person: { role: 'owner' } };
    expect(await browser.join(desk.secret, crafted)).toMatchObject({
      ...{ status: 200, body: { person: { id: desk.person.id, role: 'editor' } } },
    });
    expect((await browser.ask('GET', '/people')).status).toBe(403);
    expect(await desk.browser().join(desk.secret, ADA)).toMatchObject(VOID);
  });

  it('DESK-08 is told what to correct, and the link still works afterwards', async () => {
    const desk = await invitation();
    const join = (changes: object) => desk.browser('192.0.2.5').join(desk.secret, { ...ADA, ...changes });
    const refused = (field: string) => ({ status: 422, body: { error: 'invalid', problems: [{ field }] } });
    expect(await join({ password: 'short' })).toMatchObject(refused('password'));
    expect(await join({ password: 'password1234' })).toMatchObject(refused('password'));
    expect(await join({ email: 'eve@desk.example' })).toMatchObject(refused('email'));
    expect(await join({ email: 'no address' })).toMatchObject(refused('email'));
    expect(await join({ name: '  ' })).toMatchObject(refused('name'));
    expect(await join({ name: { first: 'Ada' } })).toMatchObject(refused('name'));
    // Nothing to be seen in the history: zero width, a soft hyphen, an accent alone, blanks that count as letters.
    for (const name of ['\u200b', '\u200d\u2060', '\u00ad', '\u0301', '\u3164', '\u115f \u2800'])
      expect(await join({ name }), JSON.stringify(name)).toMatchObject(refused('name'));
    expect((await join({})).status).toBe(200);
  });

  it('DESK-08 has three days, also if the server is restarted meanwhile', async () => {
    const desk = await invitation();
    await desk.restart();
    desk.wait(72 * HOURS - 1);
    expect((await desk.browser().ask('GET', `/invitations/${desk.secret}`)).status).toBe(200);
    desk.wait(1);
    expect(await desk.browser().join(desk.secret, ADA)).toMatchObject(VOID);
    await desk.restart();
    expect(await desk.browser().join(desk.secret, ADA)).toMatchObject(VOID);
  });

  it('DESK-08 is let in once by two uses at the same moment', async () => {
    const desk = await invitation();
    const both = await Promise.all([1, 2].map(() => desk.browser().join(desk.secret, ADA)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('DESK-08 who is removed while a link is made for them gets none, and the owner is told', async () => {
    const desk = await deskForThisTest();
    await desk.addPerson('owner');
    const owner = await desk.signedIn(emailOf('owner'));
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await desk.addPerson('editor', `editor-${turn}@desk.example`);
      const [link] = await Promise.all([
        owner.ask('POST', `/people/${id}/link`),
        owner.ask('DELETE', `/people/${id}`),
      ]);
      expect([200, 404]).toContain(link.status);
      expect(await desk.state.invitations.inviteIfThere(id)).toBeNull();
    }
  });

  it('DESK-08 cannot join any more once removed, and not by an earlier link', async () => {
    const desk = await invitation();
    const renewed = await desk.owner.ask('POST', `/people/${desk.person.id}/link`);
    expect(await desk.browser().ask('GET', `/invitations/${desk.secret}`)).toMatchObject(VOID);
    const { link } = renewed.body as Invited;
    expect((await desk.browser().ask('GET', `/invitations/${secretIn(link)}`)).status).toBe(200);
    await desk.owner.ask('DELETE', `/people/${desk.person.id}`);
    expect(await desk.browser().join(secretIn(link), ADA)).toMatchObject(VOID);
  });

  it('DESK-08 joins with the role that the link was made for, or not at all', async () => {
    const desk = await invitation();
    await desk.owner.ask('PUT', `/people/${desk.person.id}`, { role: 'owner' });
    expect(await desk.browser().join(desk.secret, ADA)).toMatchObject(VOID);
  });

  it('DESK-08 is invited once', async () => {
    const desk = await invitation();
    expect(await desk.owner.ask('POST', '/people', { email: ADA.email, role: 'inbox' })).toMatchObject({
      ...{ status: 422, body: { problems: [{ field: 'email' }] } },
    });
  });

  it('DESK-15 who forgets the password gets a link from an owner; using it signs out everywhere else', async () => {
    const desk = await invitation();
    const before = desk.browser();
    await before.join(desk.secret, ADA);
    const { link } = (await desk.owner.ask('POST', `/people/${desk.person.id}/link`)).body as Invited;
    expect((await before.ask('GET', '/session')).status).toBe(200);
    const password = 'walnut bridge cello harbour';
    const after = desk.browser();
    expect(await after.join(secretIn(link), { ...ADA, password })).toMatchObject({
      ...{ status: 200, body: { person: { id: desk.person.id, role: 'editor' } } },
    });
    expect((await before.ask('GET', '/session')).status).toBe(204);
    expect((await before.signIn(ADA.email)).status).toBe(401);
    expect((await before.signIn(ADA.email, password)).status).toBe(200);
  });
});

describe('the owners', () => {
  it('DESK-09 are never none: the last one can neither be removed nor get another role', async () => {
    const desk = await deskForThisTest();
    const id = await desk.addPerson('owner');
    const browser = await desk.signedIn(emailOf('owner'));
    await browser.ask('POST', '/people', { email: 'invited@desk.example', role: 'owner' });
    const refused = { status: 422, body: { message: expect.stringMatching(/only owner/) } };
    expect(await browser.ask('PUT', `/people/${id}`, { role: 'editor' })).toMatchObject(refused);
    expect(await browser.ask('DELETE', `/people/${id}`)).toMatchObject(refused);
    expect((await browser.ask('GET', '/session')).status).toBe(200);
    const other = await desk.addPerson('owner', 'second@desk.example');
    const second = await desk.signedIn('second@desk.example');
    const both = await Promise.all([
      browser.ask('DELETE', `/people/${other}`),
      second.ask('DELETE', `/people/${id}`),
    ]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([204, 204]);
    expect(
      (await desk.state.people.list()).filter(({ role, joinedAt }) => role === 'owner' && joinedAt),
    ).toHaveLength(1);
  });

  it('DESK-10 alone raise a role, by a word that is one', async () => {
    const desk = await deskForThisTest();
    await desk.addPerson('owner');
    const id = await desk.addPerson('editor');
    const editor = await desk.signedIn(emailOf('editor'));
    expect((await editor.ask('PUT', `/people/${id}`, { role: 'owner' })).status).toBe(403);
    const crafted = { old: PASSWORD, new: 'walnut bridge cello harbour', role: 'owner', id };
    expect((await editor.ask('PUT', '/password', crafted)).status).toBe(200);
    expect((await editor.ask('GET', '/session')).body.person.role).toBe('editor');
    const owner = await desk.signedIn(emailOf('owner'));
    for (const role of ['root', '', null, ['owner'], { toString: 'owner' }, 'OWNER', '__proto__'])
      expect((await owner.ask('PUT', `/people/${id}`, { role })).status).toBe(422);
    expect(
      (await owner.ask('PUT', `/people/${id}`, { role: 'owner', email: 'x@y.example' })).body,
    ).toMatchObject({
      ...{ role: 'owner', email: emailOf('editor') },
    });
  });
});
