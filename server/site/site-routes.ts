import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from '#core/site-paths.ts';
import { addVary } from '../api/vary.ts';
import { BuiltJson } from './built-json.ts';
import { findFile } from './find-file.ts';
import { findPage, type PageList } from './page-list.ts';

/** Files the build writes for this server, not for visitors; articles have another address. */
const NOT_SERVED = /^(?:(?:pages|headers)\.json(?:\.br|\.gz)?$|(?:articles|unaddressed)\/)/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A file named by its content is requested once and completely, so age and ranges are of no use. */
const NAMED_BY_CONTENT = { acceptRanges: false, lastModified: false };
const ASK_EVERY_TIME = 'no-cache';
const AN_HOUR = 'public, max-age=3600';
/** Files that name other files or decide what the site is: always revalidated. */
const DECIDING = /\.(?:html|js|css|json|webmanifest|xml|txt)$/;

export const NOT_FOUND_FILE = '404.html';
const NO_BUILD: PageList = {
  pages: {},
  shellPatterns: [],
  shell: 'app-shell.html',
  notFound: NOT_FOUND_FILE,
  notFoundPatterns: {},
};

/** Serves the built site: files as they are, pages by the build's page list (decision Q-80). */
export function addSite(scope: FastifyInstance, siteDir: string): void {
  const pageList = new BuiltJson<PageList>(join(siteDir, 'pages.json'), NO_BUILD);

  scope.get('/*', async (request, reply) => {
    const { pathname, search } = partsOf(request);
    const file = await findFile(siteDir, pathname);
    if (file !== null && !NOT_SERVED.test(file)) return sendBuiltFile(reply, siteDir, file);
    const page = findPage(await pageList.read(), pathname, search);
    if (page.kind !== 'prerendered' && !isPagePath(pathname)) return sendPlainNotFound(reply);
    if (page.kind === 'not-found') return sendNotFoundPage(reply, siteDir, page.file);
    return sendBuiltFile(reply, siteDir, page.file);
  });
}

/** Sends a one-line 404, so that a missing file is never answered with a page. */
export function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** Sends a file of the build with its cache lifetime. */
export function sendBuiltFile(reply: FastifyReply, siteDir: string, file: string): FastifyReply {
  addVary(reply, 'Accept-Encoding');
  const isImmutable = file.startsWith('assets/');
  reply.header('cache-control', isImmutable ? IMMUTABLE : DECIDING.test(file) ? ASK_EVERY_TIME : AN_HOUR);
  return isImmutable ? reply.sendFile(file, siteDir, NAMED_BY_CONTENT) : reply.sendFile(file, siteDir);
}

/** Sends the complete page, without tag or range: a 304 would turn the not-found into a success. */
export async function sendNotFoundPage(
  reply: FastifyReply,
  siteDir: string,
  file: string,
): Promise<FastifyReply> {
  const html = await readFile(join(siteDir, file), 'utf8').catch(() => null);
  if (html === null) return sendPlainNotFound(reply);
  return reply.code(404).header('cache-control', ASK_EVERY_TIME).type('text/html; charset=utf-8').send(html);
}

function partsOf({ url }: FastifyRequest): { readonly pathname: string; readonly search: string } {
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { pathname, search };
}
