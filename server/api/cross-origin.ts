import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { hostOf, isLoopbackOrigin } from './loopback.ts';
import { addVary } from './vary.ts';

export interface CrossOriginRule {
  readonly allowedOrigins: readonly string[];
  readonly corsAllow: 'all' | 'section7';
}

/** The header names of section 7: the key, every value of a reading call, and the type of a body. */
export const SECTION7_HEADERS = [
  'access-token',
  ...new Set(readEndpoints.flatMap((endpoint) => endpoint.values)),
  'content-type',
];
/** Headers a careful client sends in addition to the specification (reading Q-19, record 16). */
const FURTHER_HEADERS = ['if-none-match', 'idempotency-key'];
const EXPOSED_HEADERS = 'ETag, Date, Retry-After, X-Content-Revision';
const PREFLIGHT_MAX_AGE_S = 7_200;

/** Whether pages of this origin may use the API: the server's own, loopback ones, and those in the settings. */
export function isAllowedOrigin(
  origin: string,
  request: FastifyRequest,
  { allowedOrigins }: CrossOriginRule,
): boolean {
  if (allowedOrigins.includes('*') || allowedOrigins.includes(origin)) return true;
  return isLoopbackOrigin(origin) || hostOf(origin) === request.headers.host;
}

/** Adds the headers that allow a page of an allowed origin to read this answer. */
export function addCrossOriginHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: CrossOriginRule,
): void {
  addVary(reply, 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !isAllowedOrigin(origin, request, rule)) return;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', EXPOSED_HEADERS);
}

/** Answers a preflight. If the origin is not allowed, the browser finds no permission in the answer. */
export function answerPreflight(
  reply: FastifyReply,
  { corsAllow }: CrossOriginRule,
  methods = 'GET, POST',
): FastifyReply {
  const names = corsAllow === 'section7' ? SECTION7_HEADERS : [...SECTION7_HEADERS, ...FURTHER_HEADERS];
  return reply
    .code(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', names.join(', '))
    .header('access-control-max-age', PREFLIGHT_MAX_AGE_S)
    .send();
}
