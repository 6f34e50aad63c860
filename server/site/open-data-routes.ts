import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keptData, PUBLISHED_FILES, SCHEDULE_TYPE, SCHEDULES } from '#core/open-data/published-files.ts';
import { UNADDRESSED, UNKNOWN_SITE } from '#core/open-data/unknown-site.ts';
import { compressAnswer } from '../api/compress-answer.ts';
import { entityTag, matchesTag } from '../api/entity-tag.ts';
import { findFile } from './find-file.ts';
import { sendPlainNotFound } from './site-routes.ts';

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port (RFC 3986, 3.2.2). */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Serves the open data of the build (docs/open-data.md) to programs and pages of any origin. If the build did not know
 * the site's address, its files name the address of the request instead.
 */
export function addOpenData(scope: FastifyInstance, siteDir: string): void {
  const serve = (url: string, typeOf: (path: string) => string) =>
    scope.get(url, { onSend: compressAnswer }, (request, reply) => sendData(request, reply, siteDir, typeOf));
  for (const [path, type] of Object.entries(PUBLISHED_FILES)) serve(path, () => type);
  serve(`${SCHEDULES}*`, () => SCHEDULE_TYPE);
}

async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  siteDir: string,
  typeOf: (path: string) => string,
): Promise<FastifyReply> {
  const path = request.url.replace(/[?#].*$/, '');
  const text = await readData(siteDir, path, siteAsked(request));
  if (text === null) return sendPlainNotFound(reply);
  const tag = entityTag(text);
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', keptData(path))
    .header('etag', tag)
    .type(typeOf(path));
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(text);
}

/** The site as the request names it; null if what it names could not be a host. */
function siteAsked({ protocol, headers: { host = '' } }: FastifyRequest): string | null {
  // A proxy may pass on any protocol that a visitor has invented.
  return HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : null;
}

/** Reads a file of the build; null if there is none, or if it needs an address and none is known. */
async function readData(siteDir: string, path: string, site: string | null): Promise<string | null> {
  const template = site === null ? null : await read(join(siteDir, UNADDRESSED), path);
  if (site === null || template === null) return read(siteDir, path);
  return template.replaceAll(UNKNOWN_SITE, site);
}

async function read(folder: string, path: string): Promise<string | null> {
  const file = path in PUBLISHED_FILES ? path.slice(1) : findFile(folder, path);
  if (file === null) return null;
  return readFile(join(folder, file), 'utf8').catch(() => null);
}
