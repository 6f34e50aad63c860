import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK } from '#core/desk/addresses.ts';
import type { OtherSignIn } from '#core/desk/people.ts';
import { DeskError } from '../../desk/desk-error.ts';
import type { DeskRoute } from '../../desk/desk-route.ts';
import type { PeopleState } from '../people-state.ts';
import { cookieSecret, sendCookie } from '../session-cookie.ts';
import { attemptCookie, attemptIn } from './attempt-cookie.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** Signing in at another service; the addresses are there also where there is none. */
export const providerRoutes = (state: PeopleState): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/provider',
    audience: 'anybody',
    answer: async (): Promise<OtherSignIn | undefined> => state.provider && { name: state.provider.name },
  },
  {
    method: 'GET',
    path: '/provider/begin',
    audience: 'anybody',
    async answer(_request, reply) {
      const begun = await known(state.provider).begin().catch(report);
      if (begun === null) return backToDesk(reply, 'failed');
      reply.header('set-cookie', attemptCookie(begun.attempt, isEncrypted(state)));
      return reply.redirect(begun.address, 303);
    },
  },
  {
    method: 'GET',
    path: '/provider/return',
    audience: 'anybody',
    async answer(request, reply) {
      const provider = known(state.provider);
      const attempt = attemptIn(request);
      const query = request.url.replace(/^[^?]*\??/, '');
      const found = attempt && (await provider.finish(query, attempt).catch(report));
      const trouble = found === null ? 'failed' : await signIn(state, found.email, request, reply);
      // It is good for one return alone.
      reply.header('set-cookie', attemptCookie(null, isEncrypted(state)));
      return backToDesk(reply, trouble);
    },
  },
];

type Trouble = 'refused' | 'failed' | null;

/** Only who has joined the desk is let in: the other service says who somebody is, not what they may do. */
async function signIn(
  { people, sessions, siteUrl }: PeopleState,
  email: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Trouble> {
  const person = email === null ? undefined : await people.rowByEmail(email);
  if (person === undefined || person.password === null) return 'refused';
  await sessions.end(cookieSecret(request) ?? '');
  const secret = await sessions.begin(person.id, person.password);
  if (secret === null) return 'refused';
  sendCookie(request, reply, secret, siteUrl);
  return null;
}

function known(provider: SignInProvider | undefined): SignInProvider {
  if (provider !== undefined) return provider;
  throw new DeskError({ error: 'unknown', message: 'There is no other way to sign in here.' });
}

/** Its message may hold what came back with the address, so only its code is printed. */
function report(error: unknown): null {
  const code = (error as { readonly code?: unknown } | null)?.code;
  console.log(`Signing in at the other service failed (${typeof code === 'string' ? code : 'no code'}).`);
  return null;
}

const backToDesk = (reply: FastifyReply, trouble: Trouble) =>
  reply.redirect(trouble === null ? DESK : `${DESK}?sign-in=${trouble}`, 303);

const isEncrypted = ({ siteUrl }: PeopleState) => siteUrl.startsWith('https:');
