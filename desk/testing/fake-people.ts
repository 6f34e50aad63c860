import type { Credentials, Joining, NewPassword, PersonToInvite, Role } from '#core/desk/people.ts';
import type { FakeDeskState, FakeRoutes } from './fake-desk-state.ts';
import { refuse } from './fake-refusal.ts';

/** Everybody's password. */
export const FAKE_PASSWORD = 'four plain words here';
const ENDS_AT = '2027-05-24T09:00:00.000Z';
const linkOf = (id: string) => `https://festival.example/desk/invitation/secret-${id}`;

function personOf({ people }: FakeDeskState, id: string) {
  const found = people.find((person) => person.id === id);
  if (!found) throw refuse('unknown', 'This person isn’t on the list any more.');
  return found;
}

export const peopleRoutes: FakeRoutes = {
  'GET /provider': ({ desk }) => desk.provider ?? undefined,
  'GET /session': ({ desk }) => desk.session ?? undefined,
  'POST /session': async ({ desk, json }) => {
    const { email, password }: Credentials = await json();
    const person = desk.people.find((one) => one.email === email);
    if (!person || password !== FAKE_PASSWORD) throw refuse('signed-out', 'Wrong email address or password.');
    return desk.signIn(person);
  },
  'DELETE /session': ({ desk }) => {
    desk.session = null;
  },
  'PUT /password': async ({ desk, json }) => {
    const given: NewPassword = await json();
    const message = 'This isn’t your current password.';
    if (given.old !== FAKE_PASSWORD)
      throw refuse('invalid', message, { problems: [{ field: 'old', message }] });
    if (!desk.session) throw refuse('signed-out', 'You’re not signed in any more.');
    return desk.signIn(desk.session.person);
  },
  'GET /invitations/:': ({ parts }) => {
    if (parts[1] === 'used') throw refuse('unknown', 'This link doesn’t work any more. Ask for a new one.');
    return { role: 'editor', email: 'noor@festival.example' };
  },
  'POST /invitations/:': async ({ desk, json }) => {
    const { name, email, password }: Joining = await json();
    const message = 'The password needs at least 12 characters.';
    if (password.length < 12)
      throw refuse('invalid', message, { problems: [{ field: 'password', message }] });
    const person = { id: 'p9', name, email, role: 'editor' as const, joinedAt: desk.now().toISOString() };
    desk.people = [...desk.people, person];
    return desk.signIn(person);
  },
  'GET /people': ({ desk }) => desk.people,
  'POST /people': async ({ desk, json }) => {
    const { email, role }: PersonToInvite = await json();
    const message = 'Somebody with this email address is already on the list.';
    if (desk.people.some((person) => person.email === email))
      throw refuse('invalid', message, { problems: [{ field: 'email', message }] });
    const person = { id: `p${desk.people.length + 1}`, name: '', email, role, joinedAt: null };
    desk.people = [...desk.people, person];
    return { person, link: linkOf(person.id), endsAt: ENDS_AT };
  },
  'PUT /people/:': async ({ desk, parts, json }) => {
    const { role }: { role: Role } = await json();
    const changed = { ...personOf(desk, parts[1] ?? ''), role };
    desk.people = desk.people.map((person) => (person.id === changed.id ? changed : person));
    return changed;
  },
  'DELETE /people/:': ({ desk, parts }) => {
    desk.people = desk.people.filter(({ id }) => id !== parts[1]);
  },
  'POST /people/:/link': ({ desk, parts }) => {
    const person = personOf(desk, parts[1] ?? '');
    return { person, link: linkOf(person.id), endsAt: ENDS_AT };
  },
};
