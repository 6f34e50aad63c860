import { describe, expect, it } from 'vitest';
import { commandLineForThisTest } from '../content/testing/command-line.ts';
import { NOW } from '../content/testing/content-for-test.ts';
import { Invitations } from './invitations.ts';
import { People } from './people.ts';

const LINK = /http:\/\/127\.0\.0\.1:4173\/desk\/invitation\/([\w-]{43})$/;

describe('an organiser at the command line', () => {
  it('DESK-13 invites people with a role, sees who is there, and removes them', async () => {
    const { run, db } = await commandLineForThisTest();
    expect((await run('users')).said).toMatch(/^Nobody may use the desk yet/);
    const invited = await run('users', 'invite', 'Ada@Desk.example', '--role', 'editor');
    expect(invited).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^A link for ada@desk\.example to join as editor\. .*72 hours/),
    });
    const secret = LINK.exec(invited.said)?.[1] ?? '';
    const invitations = new Invitations(db, () => NOW);
    expect(await invitations.find(secret)).toEqual({ role: 'editor', email: 'ada@desk.example' });
    expect((await run('users')).said).toBe('ada@desk.example  editor  invited');
    await invitations.accept(secret, { name: 'Ada', email: '', password: 'x' });
    expect((await run('users')).said).toBe('ada@desk.example  editor  Ada, since 2031-05-10');
    expect(await run('users', 'remove', 'ada@desk.example')).toEqual({
      code: 0,
      said: 'ada@desk.example may not use the desk any more, and is signed out.',
    });
    expect(await run('users', 'remove', 'ada@desk.example')).toMatchObject({ code: 1 });
  });

  it('DESK-13 DESK-15 gives a new link to the only owner who forgot the password, and does not remove them', async () => {
    const { run, db } = await commandLineForThisTest();
    const first = await run('users', 'invite', 'ada@desk.example', '--role', 'owner');
    const accept = (said: string, password: string) =>
      new Invitations(db, () => NOW).accept(LINK.exec(said)?.[1] ?? '', {
        ...{ name: 'Ada', email: '', password },
      });
    await accept(first.said, 'old');
    const second = await run('users', 'invite', 'ada@desk.example');
    expect(second.said).toMatch(/^A link for ada@desk\.example to choose a new password/);
    expect(await accept(second.said, 'new')).toMatchObject({ role: 'owner' });
    expect((await new People(db).rowByEmail('ada@desk.example'))?.password).toBe('new');
    expect(await run('users', 'invite', 'ada@desk.example', '--role', 'inbox')).toEqual({
      code: 1,
      said: 'ada@desk.example is on the list as owner. Owners change roles at the desk.',
    });
    expect(await run('users', 'remove', 'ada@desk.example')).toEqual({
      code: 1,
      said: 'ada@desk.example is the only owner. Invite another one first; once they have joined, this works.',
    });
  });

  it.each([
    [['users', 'invite'], 'by their email address'],
    [['users', 'invite', 'ada'], 'by their email address'],
    [['users', 'invite', 'ada@b.example', '--role', 'root'], 'one of owner, editor, inbox'],
    [['users', 'remove', 'ada@b.example', '--role', 'owner'], '--role is for'],
    [['users', 'remove', 'a@b.example', 'c@d.example'], '"c@d.example" is more'],
    [['users', 'promote', 'ada@b.example'], '"invite" and "remove"'],
    [['status', '--role', 'owner'], '"status" has no option --role'],
  ])('DESK-13 %j is not understood, and why', async (words, reason) => {
    const { run } = await commandLineForThisTest();
    expect(await run(...words)).toEqual({ code: 2, said: expect.stringContaining(reason) });
  });

  it('DESK-13 has to say what somebody new may do, and finds it in the help', async () => {
    const { run } = await commandLineForThisTest();
    expect(await run('users', 'invite', 'ada@desk.example')).toEqual({
      code: 1,
      said: 'ada@desk.example isn’t on the list. Say what they may do: --role owner|editor|inbox.',
    });
    expect((await run('--help')).said).toContain('content -- users');
  });
});
