import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../database/disk-full.ts';
import { isAway } from '../database/is-away.ts';
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

/**
 * A PostgreSQL that starts again, or whose place another one takes, is back after some seconds; a lock ends as soon.
 */
const AWAY_RETRY_S = 5;
/** A full disk may have room again later. */
const FULL_RETRY_S = 60;

const sentences: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Only application/json is accepted.',
  429: 'Too many requests. Please wait a little.',
  431: 'The headers of the request are too large.',
  503: 'The database can’t be reached. Please try again in a few seconds.',
};

/** Returns the body for a status; one without its own message gets a general one. */
export function bodyOfRefusal(status: number): { status: 0; message: string } {
  const otherwise = status < 500 ? 'The request was refused.' : 'Something went wrong.';
  return { status: 0, message: sentences[status] ?? otherwise };
}

/**
 * Returns the answer to a failure that the request did not cause. Its message names the entry in the log, so that a
 * visitor can quote it.
 */
export function failureOf(
  error: FastifyError,
  { id }: FastifyRequest,
): { readonly status: number; readonly retryAfterS: number | undefined; readonly message: string } {
  const inLog = `Reference in the server’s log: ${id}.`;
  if (isDiskFull(error)) {
    const message = `The server has no room to store this. Please try again later. ${inLog}`;
    return { status: 503, retryAfterS: FULL_RETRY_S, message };
  }
  const isPassing = isAway(error);
  const status = isPassing ? 503 : (error.statusCode ?? 500);
  const retryAfterS = isPassing ? AWAY_RETRY_S : undefined;
  return { status, retryAfterS, message: `${bodyOfRefusal(status).message} ${inLog}` };
}

/**
 * Logs why a request failed. While the database is away, all requests fail for the same known reason: one line is
 * enough.
 */
export function logRefusal(error: unknown, request: FastifyRequest): void {
  if (isAway(error)) request.log.warn({ reason: codeOf(error) }, 'The database is away.');
  else logFailure(error, request);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Answers every error as `{status: 0, message}` without internal details. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const statusCode = error.statusCode ?? 500;
  if (error instanceof RequestProblem || error instanceof SampleFailure) {
    reply.code(statusCode).send({ status: 0, message: error.message });
    return;
  }
  if (statusCode < 500) {
    reply.code(statusCode).send(bodyOfRefusal(statusCode));
    return;
  }
  logRefusal(error, request);
  const { status, retryAfterS, message } = failureOf(error, request);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  reply.code(status).send({ status: 0, message });
}
