import type { FastifyReply } from 'fastify';

/** Adds request headers to `Vary`, without duplicates. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const given = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = new Set(given.map((name) => name.toLowerCase()));
  const added = names.filter((name) => !known.has(name.toLowerCase()));
  reply.header('vary', [...given, ...added].join(', '));
}
