import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK_API } from '#core/desk/addresses.ts';
import type { OtherSignIn } from '#core/desk/people.ts';
import { DeskError } from '../../desk/desk-error.ts';
import type { DeskRoute } from '../../desk/desk-route.ts';
import type { Log } from '../../logs/log.ts';
import { returnsFrom } from '../limits.ts';
import type { PeopleState } from '../people-state.ts';
import { hashOf } from '../secret.ts';
import { cookieSecret, sendCookie } from '../session-cookie.ts';
import { attemptCookie, attemptIn, type KeptAttempt } from './attempt-cookie.ts';
import { deskPath } from './desk-path.ts';
import { isElsewhere } from './is-elsewhere.ts';
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
    async answer(request, reply) {
      const provider = known(state.provider);
      const asked = new URLSearchParams(queryOf(request));
      const to = deskPath(asked.get('to'));
      // The service leads back to the site's own address, and only there is a cookie of that address. Once is enough: a
      // proxy may never say the right host.
      if (isElsewhere(request, state.siteUrl) && !asked.has('again'))
        return reply.redirect(
          `${state.siteUrl}${DESK_API}/provider/begin?${new URLSearchParams({ to, again: '' })}`,
          303,
        );
      const begun = await provider.begin().catch((error: unknown) => report(error, request.log));
      if (begun === null) return backToDesk(reply, to, 'failed');
      const secret = cookieSecret(request, state.siteUrl);
      const kept = { ...begun.attempt, to, before: secret && hashOf(secret) };
      reply.header('set-cookie', attemptCookie(kept, state.siteUrl));
      return reply.redirect(begun.address, 303);
    },
  },
  {
    method: 'GET',
    path: '/provider/return',
    audience: 'anybody',
    async answer(request, reply) {
      const provider = known(state.provider);
      const attempt = attemptIn(request, state.siteUrl);
      if (attempt === null)
        request.log.info(
          {},
          `${FAILED}: nothing has begun in this browser, or it was more than ten minutes ago.`,
        );
      const trouble = attempt === null ? 'failed' : await finish(state, provider, attempt, request, reply);
      // It is valid for one return only.
      reply.header('set-cookie', attemptCookie(null, state.siteUrl));
      return backToDesk(reply, deskPath(attempt?.to ?? null), trouble);
    },
  },
];

type Trouble = 'refused' | 'unverified' | 'failed' | 'too-many' | null;

/** The cookie can be forged, so repeated failures are slowed down before the service is queried. */
async function finish(
  state: PeopleState,
  provider: SignInProvider,
  attempt: KeptAttempt,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Trouble> {
  const returns = [returnsFrom(request)];
  if ((await state.attempts.begin(returns)) > 0) return 'too-many';
  const found = await provider
    .finish(queryOf(request), attempt)
    .catch((error: unknown) => report(error, request.log));
  if (found === null) return 'failed';
  await state.attempts.takeBack(returns);
  if (found.email !== null) return signIn(state, found.email, attempt.before, request, reply);
  request.log.info({}, `${FAILED}: the service does not say email_verified of the address.`);
  return 'unverified';
}

/** Only people who have joined the desk are let in: the other service says who they are, not what they may do. */
async function signIn(
  { people, sessions, siteUrl }: PeopleState,
  email: string,
  before: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Trouble> {
  const person = await people.rowByEmail(email);
  if (person === undefined || person.password === null) return 'refused';
  if (before !== null) await sessions.endHashed(before);
  const secret = await sessions.begin(person.id, person.password);
  if (secret === null) return 'refused';
  sendCookie(request, reply, secret, siteUrl);
  return null;
}

function known(provider: SignInProvider | undefined): SignInProvider {
  if (provider !== undefined) return provider;
  throw new DeskError({ error: 'unknown', message: 'There’s no other way to sign in here.' });
}

/** Its message may hold what came back with the address, so only its code is logged. */
function report(error: unknown, log: Log): null {
  const code = (error as { readonly code?: unknown } | null)?.code;
  log.info({ reason: typeof code === 'string' ? code : 'NO CODE' }, `${FAILED}.`);
  return null;
}

const FAILED = 'Signing in at the other service failed';

const queryOf = ({ url }: FastifyRequest) => url.replace(/^[^?]*\??/, '');

const backToDesk = (reply: FastifyReply, to: string, trouble: Trouble) =>
  reply.redirect(trouble === null ? to : `${to}${to.includes('?') ? '&' : '?'}sign-in=${trouble}`, 303);
