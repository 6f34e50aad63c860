import type { FastifyRequest } from 'fastify';
import type { Invitation } from '#core/desk/people.ts';
import { DeskError } from '../desk/desk-error.ts';
import type { DeskRoute } from '../desk/desk-route.ts';
import { linksFrom, tooMany } from './limits.ts';
import { passwordProblem } from './password-problem.ts';
import { asStored } from './people.ts';
import type { PeopleState } from './people-state.ts';
import { invalid, joining, readBody } from './read-body.ts';
import { openSession } from './session-routes.ts';

const VOID = 'This link doesn’t work any more. It can be used once, within three days. Ask for a new one.';

/** Joining by a one-time link; somebody who forgot the password uses one, too. */
export const invitationRoutes = (state: PeopleState): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/invitations/:secret',
    audience: 'anybody',
    answer: (request) => invitationOf(state, request),
  },
  {
    method: 'POST',
    path: '/invitations/:secret',
    audience: 'anybody',
    async answer(request, reply) {
      const invitation = await invitationOf(state, request);
      const { name, email, password } = readBody(joining, request.body);
      if (invitation.email !== '' && invitation.email !== asStored(email))
        throw invalid([{ field: 'email', message: `This invitation is for ${invitation.email}.` }]);
      const problem = passwordProblem(password, { name, email });
      if (problem !== null) throw invalid([{ field: 'password', message: problem }]);
      const hash = await state.passwords.hash(password);
      const joined = await state.invitations.accept(secretOf(request), { name, email, password: hash });
      if (joined === 'taken')
        throw invalid([{ field: 'email', message: 'Somebody with this email address has already joined.' }]);
      const session = joined && (await openSession(state, joined.id, hash, request, reply));
      if (session === null) throw new DeskError({ error: 'unknown', message: VOID });
      return session;
    },
  },
];

/** @throws DeskError if the link does not work, or if too many from there did not */
async function invitationOf(
  { attempts, invitations }: PeopleState,
  request: FastifyRequest,
): Promise<Invitation> {
  const links = [linksFrom(request)];
  const wait = await attempts.begin(links);
  if (wait > 0) throw tooMany(wait);
  const invitation = await invitations.find(secretOf(request));
  if (invitation === null) throw new DeskError({ error: 'unknown', message: VOID });
  await attempts.takeBack(links);
  return invitation;
}

const secretOf = ({ params }: FastifyRequest) => (params as { readonly secret: string }).secret;
