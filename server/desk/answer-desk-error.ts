import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_API } from '#core/desk/addresses.ts';
import type { DeskRefusal } from '#core/desk/problems.ts';
import { bodyOfRefusal, failureOf, logRefusal, RequestProblem } from '../api/error-answer.ts';
import { TooBusy } from '../people/work-queue.ts';
import { DeskError } from './desk-error.ts';

const BUSY_RETRY_S = 5;

/** Whether a request is for the desk's API, also if its address could not be read. */
export const isForDesk = ({ url }: FastifyRequest): boolean =>
  url.startsWith(DESK_API) && !/^[\w-]/.test(url.slice(DESK_API.length));

/** Answers every error as a `DeskRefusal` without internal details. */
export function answerDeskError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  const { status, refusal, retryAfterS } = refusalOf(error, request);
  const isForeseen = error instanceof DeskError || error instanceof RequestProblem;
  if (status >= 500 && !isForeseen) logRefusal(error, request);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  reply.code(status).send(refusal);
}

function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
): {
  readonly status: number;
  readonly refusal: DeskRefusal;
  readonly retryAfterS?: number | undefined;
} {
  if (error instanceof DeskError) return error;
  if (error instanceof TooBusy) {
    const message = 'Too many people are signing in right now. Please try again in a few seconds.';
    return new DeskError({ error: 'too-many', message }, BUSY_RETRY_S);
  }
  const status = error.statusCode ?? 500;
  if (error instanceof RequestProblem || status < 500) {
    const { message } = error instanceof RequestProblem ? error : bodyOfRefusal(status);
    return { status, refusal: { error: wordFor(status), message } };
  }
  const { message, retryAfterS, ...failure } = failureOf(error, request);
  return { ...failure, refusal: { error: 'failed', message }, retryAfterS };
}

function wordFor(status: number): DeskRefusal['error'] {
  if (status >= 500) return 'failed';
  if (status === 413) return 'too-large';
  return status === 404 || status === 405 ? 'unknown' : 'malformed';
}
