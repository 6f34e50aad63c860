import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactMessage } from '#core/contract/entities/contact-message.ts';
import type { ApiState } from '../api/api-state.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { SIGN_IN_PAGE } from '../api/scenario-faults.ts';
import type { ContactMode } from '../messages/contact-mode.ts';
import { readContactPayload, readIdempotencyKey } from '../messages/contact-payload.ts';

const RETRY_AFTER_S = 2;

/**
 * Accepts contact messages. A message is on disk before the answer, and each `Idempotency-Key` is stored once. A repeat
 * is answered as a success (reading Q-66) and is exempt from the rate limit, so that the sender learns that the
 * message is stored.
 */
export function addContactMessage(scope: FastifyInstance, state: ApiState): void {
  const isStored = async ({ headers }: FastifyRequest) => {
    const key = headers['idempotency-key'];
    return typeof key === 'string' && (await state.messages.has(key));
  };
  const rateLimit = { max: state.contactPerMinute, timeWindow: '1 minute', allowList: isStored };
  scope.post(contactMessage.path, { config: { rateLimit } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const id = readIdempotencyKey(request.headers['idempotency-key']);
    const payload = readContactPayload(request.body);
    if (state.scenarios.nameFor(contactMessage.path) === 'statuszero') return refuse(reply);
    const mode = state.contact.take();
    if (mode !== 'ok' && mode !== 'store-then-drop') return answerByMode(mode, reply);
    const outcome = await state.messages.keep(id, payload, state.now());
    if (mode === 'store-then-drop') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (outcome === 'conflict') {
      throw new RequestProblem(422, 'This Idempotency-Key belongs to another message.');
    }
    return reply.send({ status: 1, message: 'The message was received.' });
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.send({ status: 0, message: 'The message was not accepted.' });
}

function answerByMode(
  mode: Exclude<ContactMode, 'ok' | 'store-then-drop'>,
  reply: FastifyReply,
): FastifyReply {
  switch (mode) {
    case 'statuszero':
      return refuse(reply);
    case '400':
      return reply.code(400).send({ status: 0, message: 'The message does not fit.' });
    case '429':
      return reply
        .code(429)
        .header('retry-after', RETRY_AFTER_S)
        .send({ status: 0, message: 'Too many requests. Please wait a little.' });
    case '500':
      return reply.code(500).send({ status: 0, message: 'Something went wrong.' });
    case 'portal':
      return reply.type('text/html; charset=utf-8').send(SIGN_IN_PAGE);
    case 'hang':
      return reply.hijack();
  }
}
