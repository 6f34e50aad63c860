import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOTICES_PATH, type NoticesOffer } from '#core/notices/notices.ts';
import type { ApiState } from '../api/api-state.ts';
import { clientAddress } from '../api/client-address.ts';
import { answerPreflight, isAllowedOrigin } from '../api/cross-origin.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { readEndpoint, readSubscription } from '../notices/devices/read-subscription.ts';
import type { Notices } from '../notices/notices.ts';
import { publicOrigin } from './public-origin.ts';

/** Many times the size of what a phone with a long list sends. */
const LONGEST_BODY_BYTES = 32 * 1024;
const COME_BACK_AFTER_S = 3_600;

/** Adds what devices say about the notices they want. It needs no `access-token`: a worker knows none. */
export async function addNotices(scope: FastifyInstance, state: ApiState): Promise<void> {
  const { notices } = state;
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.options(NOTICES_PATH, (_request, reply) =>
    answerPreflight(reply.header('allow', ALLOW), state.crossOrigin, 'GET, PUT, DELETE'),
  );
  scope.get(NOTICES_PATH, async (): Promise<NoticesOffer> => ({ key: there(notices).publicKey }));

  await scope.register(rateLimit, { global: false, keyGenerator: clientAddress });
  const max = notices?.settings.perMinute ?? 1;
  const options = {
    bodyLimit: LONGEST_BODY_BYTES,
    config: { rateLimit: { max, timeWindow: '1 minute' } },
    onRequest: async (request: FastifyRequest) => {
      const { origin } = request.headers;
      if (origin !== undefined && !isAllowedOrigin(origin, request, state.crossOrigin))
        throw new RequestProblem(403, 'Pages of this origin may not send anything.');
    },
  };
  scope.put(NOTICES_PATH, options, async (request, reply) => {
    const sending = there(notices);
    const subscription = readSubscription(request.body, sending.settings.allowsLoopback);
    if (subscription.events.length === 0) await sending.delete(subscription.endpoint);
    else if ((await sending.put(subscription, siteOf(request, state))) === 'full') {
      reply.header('retry-after', COME_BACK_AFTER_S);
      throw new RequestProblem(503, 'This server cannot send notices to more devices.');
    }
    return reply.code(204).send();
  });
  scope.delete(NOTICES_PATH, options, async (request, reply) => {
    await there(notices).delete(readEndpoint(request.body));
    return reply.code(204).send();
  });
}

const ALLOW = 'DELETE, GET, HEAD, OPTIONS, PUT';

function there(notices: Notices | null): Notices {
  if (notices === null) throw new RequestProblem(404, 'This server sends no notices.');
  return notices;
}

/**
 * Where the addresses in notices lead: to the site that the device subscribed at. Its browser says which, if none is
 * set.
 */
const siteOf = (request: FastifyRequest, state: ApiState): string =>
  state.siteUrl || request.headers.origin || publicOrigin(request, state);
