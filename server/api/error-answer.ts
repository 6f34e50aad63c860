import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../database/postgres/database-away.ts';
import { logFailure } from '../logs/log-requests.ts';
import { SampleFailure } from '../sample/setting.ts';

/** An error in the request, answered with its status and message. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** A PostgreSQL that starts again, or whose place another one takes, is back after some seconds. */
export const AWAY_RETRY_S = 5;

const sentences: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Only application/json is accepted.',
  429: 'Too many requests. Please wait a little.',
  431: 'The headers of the request are too large.',
  503: 'The database is away. Please try again in a few seconds.',
};

/** Returns the body for a status; one without its own message gets a general one. */
export function bodyOfRefusal(status: number): { status: 0; message: string } {
  const otherwise = status < 500 ? 'The request was refused.' : 'Something went wrong.';
  return { status: 0, message: sentences[status] ?? otherwise };
}

/** Returns the same with what its failure is called in the log, so that whoever meets it can say which it was. */
export function bodyOfFailure(status: number, { id }: FastifyRequest): { status: 0; message: string } {
  return { status: 0, message: `${bodyOfRefusal(status).message} In the log of the server it is ${id}.` };
}

/**
 * Logs why a request failed. While the database is away each one does, for a reason that is known: a line has to do.
 */
export function logRefusal(error: unknown, request: FastifyRequest): void {
  if (error instanceof DatabaseAway) request.log.warn({ reason: error.code }, 'The database is away.');
  else logFailure(error, request);
}

/** Answers every error as `{status: 0, message}` without internal details. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const statusCode = error.statusCode ?? 500;
  if (error instanceof DatabaseAway) reply.header('retry-after', AWAY_RETRY_S);
  if (error instanceof RequestProblem || error instanceof SampleFailure) {
    reply.code(statusCode).send({ status: 0, message: error.message });
    return;
  }
  if (statusCode < 500) {
    reply.code(statusCode).send(bodyOfRefusal(statusCode));
    return;
  }
  logRefusal(error, request);
  reply.code(statusCode).send(bodyOfFailure(statusCode, request));
}
