import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from '#core/contract/site-paths.ts';
import { addVary } from '../api/vary.ts';
import { BuiltJson } from './built-json.ts';
import { findFile } from './find-file.ts';
import { findPage, type PageList } from './page-list.ts';

/** Files the build writes for this server, not for visitors. */
const NOT_SERVED = /^(?:pages|headers)\.json(?:\.br|\.gz)?$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A file named by its content is asked for once and whole: neither its age nor a part of it is of use to anyone. */
const NAMED_BY_CONTENT = { acceptRanges: false, lastModified: false };
const ASK_EVERY_TIME = 'no-cache';
const AN_HOUR = 'public, max-age=3600';
/** Kinds that name other files or decide what the site is: never used without asking. */
const DECIDING = /\.(?:html|js|css|json|webmanifest|xml|txt)$/;

export const NOT_FOUND_FILE = '404.html';
const NO_BUILD: PageList = {
  pages: {},
  shellPatterns: [],
  shell: 'app-shell.html',
  notFound: NOT_FOUND_FILE,
  notFoundPatterns: {},
};

/** Serves the built site: files as they are, pages by the list of the build (decision Q-80). */
export function addSite(scope: FastifyInstance, siteDir: string): void {
  const pageList = new BuiltJson<PageList>(join(siteDir, 'pages.json'), NO_BUILD);

  scope.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request);
    const file = await findFile(siteDir, pathname);
    if (file !== null && !NOT_SERVED.test(file)) return sendBuiltFile(reply, siteDir, file);
    const page = findPage(await pageList.read(), pathname);
    if (page.kind !== 'prerendered' && !isPagePath(pathname)) return sendPlainNotFound(reply);
    if (page.kind === 'not-found') return sendNotFoundPage(reply, siteDir, page.file);
    return sendBuiltFile(reply, siteDir, page.file);
  });
}

/** A 404 in one line: nobody who asks for a file gets a page under its name. */
export function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** A file of the build with how long it may be used. */
export function sendBuiltFile(reply: FastifyReply, siteDir: string, file: string): FastifyReply {
  addVary(reply, 'Accept-Encoding');
  const isImmutable = file.startsWith('assets/');
  reply.header('cache-control', isImmutable ? IMMUTABLE : DECIDING.test(file) ? ASK_EVERY_TIME : AN_HOUR);
  return isImmutable ? reply.sendFile(file, siteDir, NAMED_BY_CONTENT) : reply.sendFile(file, siteDir);
}

/** Sent whole, without tag or range: a 304 would turn the status into a yes. */
export async function sendNotFoundPage(
  reply: FastifyReply,
  siteDir: string,
  file: string,
): Promise<FastifyReply> {
  const html = await readFile(join(siteDir, file), 'utf8').catch(() => null);
  if (html === null) return sendPlainNotFound(reply);
  return reply.code(404).header('cache-control', ASK_EVERY_TIME).type('text/html; charset=utf-8').send(html);
}

function pathnameOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/, '');
}
