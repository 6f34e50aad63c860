import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DESK, DESK_API } from '#core/desk/addresses.ts';
import { NONCE_PLACE } from '#core/desk/nonce.ts';
import type { DeskRefusal } from '#core/desk/problems.ts';
import { findFile } from '../site/find-file.ts';
import { sendBuiltFile, sendPlainNotFound } from '../site/site-routes.ts';

const PAGE = 'index.html';
const NONCE_BYTES = 18;
const NO_SUCH_ADDRESS: DeskRefusal = { error: 'unknown', message: 'There is nothing at this address.' };

/**
 * Serves the built desk: its hashed files, and its one page for every other address below `/desk`. The page has a policy
 * of its own, with a nonce for each answer, since its library writes style sheets while it runs.
 */
export function addDeskSite(scope: FastifyInstance, deskDir: string): void {
  scope.get(DESK, (_request, reply) => sendPage(reply, deskDir));
  scope.get<{ Params: { '*': string } }>(`${DESK}/*`, async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (`${DESK}${path}/`.startsWith(`${DESK_API}/`)) return reply.code(404).send(NO_SUCH_ADDRESS);
    if (!path.startsWith('/assets/')) return sendPage(reply, deskDir);
    const file = findFile(deskDir, path);
    return file === null ? sendPlainNotFound(reply) : sendBuiltFile(reply, deskDir, file);
  });
}

async function sendPage(reply: FastifyReply, deskDir: string): Promise<FastifyReply> {
  const html = await readFile(join(deskDir, PAGE), 'utf8').catch(() => null);
  if (html === null) return sendPlainNotFound(reply);
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACE, nonce));
}

/** `style-src-attr` is not needed: React and its libraries set single properties of elements, which no policy limits. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
