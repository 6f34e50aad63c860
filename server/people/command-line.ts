import { ROLES, type Role } from '#core/desk/people.ts';
import type { Database } from '../database/tables.ts';
import { invitationLink } from './invitation-link.ts';
import { INVITATION_HOURS, Invitations } from './invitations.ts';
import { People } from './people.ts';

/** What the command line asks for about the people of the desk. */
export type UsersCommand =
  | { readonly what: 'list' }
  /** Without a role: a new link for an existing person. */
  | { readonly what: 'invite'; readonly email: string; readonly role: Role | null }
  | { readonly what: 'remove'; readonly email: string };

export interface UsersSetting {
  readonly db: Database;
  readonly now: () => Date;
  /** Where the site is asked for. */
  readonly origin: string;
  readonly print: (line: string) => void;
}

/** Carries out what concerns the people of the desk; 1 if it could not be done, and the lines printed say why. */
export function runUsersCommand(command: UsersCommand, setting: UsersSetting): Promise<0 | 1> {
  if (command.what === 'list') return listPeople(setting);
  return command.what === 'invite'
    ? invitePerson(setting, command.email, command.role)
    : removePerson(setting, command.email);
}

async function listPeople({ db, print }: UsersSetting): Promise<0> {
  const all = await new People(db).list();
  if (all.length === 0)
    print('Nobody may use the desk yet. The server prints a link for the first owner when it starts.');
  for (const { email, role, name, joinedAt } of all)
    print(`${email}  ${role}  ${joinedAt === null ? 'invited' : `${name}, since ${joinedAt.slice(0, 10)}`}`);
  return 0;
}

async function invitePerson(
  { db, now, origin, print }: UsersSetting,
  email: string,
  role: Role | null,
): Promise<0 | 1> {
  const people = new People(db);
  const known = await people.byEmail(email);
  if (known !== null && role !== null && role !== known.role) {
    print(`${known.email} is on the list as ${known.role}. Owners change roles at the desk.`);
    return 1;
  }
  if (known === null && role === null) {
    print(`${email} isn’t on the list. Say what they may do: --role ${ROLES.join('|')}.`);
    return 1;
  }
  const person = known ?? (role && (await people.add(email, role)));
  if (person === null) throw new Error(`${email} has just been added by somebody else.`);
  const { secret } = await new Invitations(db, now).invite(person.id);
  const purpose =
    person.joinedAt === null
      ? `to join as ${person.role}`
      : `to choose a new password; until then the current one works`;
  print(`A link for ${person.email} ${purpose}. It works once, for ${INVITATION_HOURS} hours:`);
  print(invitationLink(origin, secret));
  return 0;
}

async function removePerson({ db, print }: UsersSetting, email: string): Promise<0 | 1> {
  const people = new People(db);
  const person = await people.byEmail(email);
  const outcome = person === null ? 'unknown' : await people.remove(person.id);
  if (outcome === 'unknown') print(`${email} isn’t on the list. "users" lists everybody.`);
  else if (outcome === 'last-owner')
    print(`${email} is the only owner. Invite another one first; once they have joined, this works.`);
  else print(`${outcome.email} may not use the desk any more, and is signed out.`);
  return typeof outcome === 'string' ? 1 : 0;
}
