import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SampleFailure } from '../sample/setting.ts';

/** An error of the caller, answered with its status and message. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

const sentences: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  413: 'The request is too large.',
  415: 'Only application/json is accepted.',
  429: 'Too many requests. Please wait a little.',
};

/** Answers every error as `{status: 0, message}`; nothing of the inside gets out. */
export function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const statusCode = error.statusCode ?? 500;
  if (error instanceof RequestProblem || error instanceof SampleFailure) {
    reply.code(statusCode).send({ status: 0, message: error.message });
    return;
  }
  if (statusCode >= 500) console.error(error);
  const message =
    sentences[statusCode] ?? (statusCode < 500 ? 'The request was refused.' : 'Something went wrong.');
  reply.code(statusCode).send({ status: 0, message });
}
