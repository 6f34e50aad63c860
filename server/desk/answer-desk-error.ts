import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_API } from '#core/desk/addresses.ts';
import type { DeskRefusal } from '#core/desk/problems.ts';
import { bodyOfRefusal, RequestProblem } from '../api/error-answer.ts';
import { TooBusy } from '../people/work-queue.ts';
import { DeskError } from './desk-error.ts';

const BUSY_RETRY_S = 5;

/** Whether a request is for the desk's API, also if its address could not be read. */
export const isForDesk = ({ url }: FastifyRequest): boolean =>
  url.startsWith(DESK_API) && !/^[\w-]/.test(url.slice(DESK_API.length));

/** Answers every error as a `DeskRefusal` without internal details. */
export function answerDeskError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  const { status, refusal, retryAfterS } = refusalOf(error);
  if (status >= 500) console.error(error);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  reply.code(status).send(refusal);
}

function refusalOf(error: FastifyError): {
  readonly status: number;
  readonly refusal: DeskRefusal;
  readonly retryAfterS?: number | undefined;
} {
  if (error instanceof DeskError) return error;
  if (error instanceof TooBusy) {
    const message = 'Too many people are signing in at this moment. Please try again in a few seconds.';
    return new DeskError({ error: 'too-many', message }, BUSY_RETRY_S);
  }
  const status = error.statusCode ?? 500;
  const message = error instanceof RequestProblem ? error.message : bodyOfRefusal(status).message;
  return { status, refusal: { error: wordFor(status), message } };
}

function wordFor(status: number): DeskRefusal['error'] {
  if (status >= 500) return 'failed';
  if (status === 413) return 'too-large';
  return status === 404 || status === 405 ? 'unknown' : 'malformed';
}
