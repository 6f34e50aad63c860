import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath, KEPT_AN_HOUR, KEPT_RULES, NOT_SERVED } from '#core/site-paths.ts';
import { acceptedEncoding, type Encoding } from '../api/accepted-encoding.ts';
import { addVary } from '../api/vary.ts';
import { BuiltBytes } from './built-bytes.ts';
import { BuiltJson } from './built-json.ts';
import { findFile } from './find-file.ts';
import { PageFinder, type PageList } from './page-finder.ts';

/** A file named by its content is requested once and completely, so age and ranges are of no use. */
const NAMED_BY_CONTENT = { acceptRanges: false, lastModified: false };
const ASK_EVERY_TIME = 'no-cache';
/** Types on which the other headers depend. "Not modified" would say none, and browsers take over what headers it has. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.js$/, 'application/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.woff2$/, 'font/woff2'],
];

export const NOT_FOUND_FILE = '404.html';
const NO_BUILD: PageList = {
  pages: {},
  shellPatterns: [],
  shell: 'app-shell.html',
  notFound: NOT_FOUND_FILE,
  notFoundPatterns: {},
};

/** Serves the built site: files as they are, pages by the build's page list (reading Q-80). */
export function addSite(scope: FastifyInstance, siteDir: string): void {
  const pages = new BuiltJson(
    join(siteDir, 'pages.json'),
    (list: PageList) => new PageFinder(list),
    NO_BUILD,
  );

  scope.get('/*', async (request, reply) => {
    const { pathname, search } = partsOf(request);
    const file = findFile(siteDir, pathname);
    if (file !== null && !NOT_SERVED.test(`/${file}`)) return sendBuiltFile(reply, siteDir, file);
    const page = pages.read().find(pathname, search);
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
  const kept = KEPT_RULES.find(([pattern]) => pattern.test(`/${file}`))?.[1] ?? KEPT_AN_HOUR;
  const type = TYPES.find(([pattern]) => pattern.test(file))?.[1];
  reply.header('cache-control', kept);
  if (type !== undefined) reply.type(type);
  return file.startsWith('assets/')
    ? reply.sendFile(file, siteDir, NAMED_BY_CONTENT)
    : reply.sendFile(file, siteDir);
}

/** Of all folders: names of files are whole paths. */
const notFoundPages = new BuiltBytes();
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Sends the complete page, without tag or range: a 304 would turn the not-found into a success. */
export async function sendNotFoundPage(
  reply: FastifyReply,
  siteDir: string,
  file: string,
): Promise<FastifyReply> {
  const path = join(siteDir, file);
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  const packed = encoding === null ? null : notFoundPages.read(path + ENDINGS[encoding]);
  const html = packed ?? notFoundPages.read(path);
  if (html === null) return sendPlainNotFound(reply);
  addVary(reply, 'Accept-Encoding');
  if (encoding !== null && packed !== null) reply.header('content-encoding', encoding);
  return reply.code(404).header('cache-control', ASK_EVERY_TIME).type('text/html; charset=utf-8').send(html);
}

function partsOf({ url }: FastifyRequest): { readonly pathname: string; readonly search: string } {
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { pathname, search };
}
