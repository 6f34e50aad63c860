import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession } from '#core/desk/people.ts';
import { DeskError } from '../desk/desk-error.ts';
import type { DeskRoute } from '../desk/desk-route.ts';
import { isRightPassword } from './check-password.ts';
import { passwordsOf, signInsFrom } from './limits.ts';
import { passwordProblem } from './password-problem.ts';
import type { PeopleState } from './people-state.ts';
import { credentials, invalid, newPassword, readBody } from './read-body.ts';
import { cookieSecret, sendCookie } from './session-cookie.ts';

const WRONG = 'Wrong email address or password.';
const CHANGED = 'Your password was changed elsewhere in the meantime. Please sign in again.';

/** Signing in and out, and the password of who is signed in. */
export const sessionRoutes = (state: PeopleState): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/session',
    audience: 'anybody',
    // Not being signed in is no error here: the desk asks before anybody signs in.
    answer: async (request) => (await state.sessions.find(cookieSecret(request, state.siteUrl))) ?? undefined,
  },
  {
    method: 'POST',
    path: '/session',
    audience: 'anybody',
    async answer(request, reply) {
      const { email, password } = readBody(credentials, request.body);
      const row = await state.people.rowByEmail(email);
      const stored = row?.password ?? null;
      const isRight = await isRightPassword(state, {
        ...{ given: password, stored, account: passwordsOf(email), others: [signInsFrom(request)] },
      });
      const session =
        isRight && row !== undefined && stored !== null
          ? await openSession(state, row.id, stored, request, reply)
          : null;
      if (session === null) throw new DeskError({ error: 'signed-out', message: WRONG });
      return session;
    },
  },
  {
    method: 'DELETE',
    path: '/session',
    audience: 'inbox',
    async answer(request, reply) {
      await state.sessions.end(cookieSecret(request, state.siteUrl) ?? '');
      sendCookie(request, reply, null, state.siteUrl);
    },
  },
  {
    method: 'PUT',
    path: '/password',
    audience: 'inbox',
    async answer(request, reply, person) {
      const given = readBody(newPassword, request.body);
      if (person === null) return;
      const stored = await state.people.passwordOf(person.id);
      const [account, others] = [passwordsOf(person.email), [signInsFrom(request)]];
      if (!(await isRightPassword(state, { given: given.old, stored, account, others })))
        throw invalid([{ field: 'old', message: 'This isn’t your current password.' }]);
      const problem = passwordProblem(given.new, person);
      if (problem !== null) throw invalid([{ field: 'new', message: problem }]);
      const password = await state.passwords.hash(given.new);
      const isChanged = await state.sessions.changePassword(person.id, stored ?? '', password);
      const session = isChanged ? await openSession(state, person.id, password, request, reply) : null;
      if (session === null) throw new DeskError({ error: 'signed-out', message: CHANGED });
      return session;
    },
  },
];

/**
 * Begins a session with a new secret, never one that the browser already had; that one ends. Null if the password has
 * changed meanwhile.
 */
export async function openSession(
  { sessions, siteUrl }: PeopleState,
  personId: string,
  checkedPassword: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenSession | null> {
  await sessions.end(cookieSecret(request, siteUrl) ?? '');
  const secret = await sessions.begin(personId, checkedPassword);
  if (secret !== null) sendCookie(request, reply, secret, siteUrl);
  return sessions.find(secret);
}
