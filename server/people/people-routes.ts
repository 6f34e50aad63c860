import type { FastifyRequest } from 'fastify';
import type { Invited, Person } from '#core/desk/people.ts';
import { DeskError } from '../desk/desk-error.ts';
import type { DeskRoute } from '../desk/desk-route.ts';
import { invitationLink } from './invitation-link.ts';
import { invitationRoutes } from './invitation-routes.ts';
import type { RoleOutcome } from './people.ts';
import type { PeopleState } from './people-state.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { invalid, newRole, personToInvite, readBody } from './read-body.ts';
import { sessionRoutes } from './session-routes.ts';

const LAST_OWNER = 'This is the only owner. Make somebody else an owner first.';

/** All routes about who may use the desk. */
export const peopleRoutes = (state: PeopleState): readonly DeskRoute[] => [
  ...sessionRoutes(state),
  ...invitationRoutes(state),
  ...providerRoutes(state),
  { method: 'GET', path: '/people', audience: 'owner', answer: () => state.people.list() },
  {
    method: 'POST',
    path: '/people',
    audience: 'owner',
    async answer(request) {
      const { email, role } = readBody(personToInvite, request.body);
      const person = await state.people.add(email, role);
      if (person === null)
        throw invalid([
          { field: 'email', message: 'Somebody with this email address is already on the list.' },
        ]);
      return invited(state, request, person);
    },
  },
  {
    method: 'PUT',
    path: '/people/:id',
    audience: 'owner',
    async answer(request) {
      const { role } = readBody(newRole, request.body);
      return orRefused(await state.people.setRole(idOf(request), role));
    },
  },
  {
    method: 'DELETE',
    path: '/people/:id',
    audience: 'owner',
    async answer(request) {
      orRefused(await state.people.remove(idOf(request)));
    },
  },
  {
    method: 'POST',
    path: '/people/:id/link',
    audience: 'owner',
    async answer(request) {
      const person = await state.people.byId(idOf(request));
      return invited(state, request, orRefused(person ?? 'unknown'));
    },
  },
];

async function invited(
  { invitations, siteUrl }: PeopleState,
  { headers, protocol, host }: FastifyRequest,
  person: Person,
): Promise<Invited> {
  const invitation = await invitations.inviteIfThere(person.id);
  if (invitation === null) throw gone();
  const { secret, endsAt } = invitation;
  // The page's own origin, which has been checked, is how people get here, also through a proxy.
  const origin = siteUrl || headers.origin || `${protocol}://${host}`;
  return { person, link: invitationLink(origin, secret), endsAt };
}

/** @throws DeskError if there was nothing to be done */
function orRefused(outcome: RoleOutcome): Person {
  if (outcome === 'unknown') throw gone();
  if (outcome === 'last-owner') throw invalid([{ field: null, message: LAST_OWNER }]);
  return outcome;
}

const gone = () => new DeskError({ error: 'unknown', message: 'This person isn’t on the list any more.' });

const idOf = ({ params }: FastifyRequest) => (params as { readonly id: string }).id;
