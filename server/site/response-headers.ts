import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { BuiltJson } from './built-json.ts';
import { WIDGET_PATH } from './widget-route.ts';

/** The content of `headers.json`, written by the build. */
interface BuiltHeaders {
  readonly every?: Readonly<Record<string, string>>;
  readonly html?: Readonly<Record<string, string>>;
  readonly widget?: Readonly<Record<string, string>>;
  readonly part?: Readonly<Record<string, string>>;
}

/** Without a built site there is no policy to send, but browsers still must not guess types. */
const WITHOUT_SITE: BuiltHeaders = { every: { 'x-content-type-options': 'nosniff' } };

/** Adds the headers of the build to every answer; headers set by a route stay. */
export class ResponseHeaders {
  private readonly built: BuiltJson<BuiltHeaders> | null;

  constructor(siteDir: string | null) {
    this.built =
      siteDir === null
        ? null
        : new BuiltJson(join(siteDir, 'headers.json'), (headers: BuiltHeaders) => headers, WITHOUT_SITE);
  }

  addTo(reply: FastifyReply): void {
    const { every, html, widget, part } = this.built?.read() ?? WITHOUT_SITE;
    const isPart = part !== undefined && isPartOfPages(reply);
    if (isOfWidgetFrame(reply)) addMissing(reply, widget);
    if (isHtml(reply)) addMissing(reply, html);
    addMissing(reply, isPart ? part : every);
  }
}

/** Whether the answer belongs to the widget frame; a not-found answer below its path does not. */
function isOfWidgetFrame(reply: FastifyReply): boolean {
  const route = reply.request.routeOptions?.url;
  return route?.startsWith(WIDGET_PATH) === true && reply.statusCode < 400;
}

/** Whether it is a hashed script, style sheet or font, which no browser opens as a document or starts as a worker. */
function isPartOfPages(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return (
    reply.statusCode < 400 &&
    reply.request.url.startsWith('/assets/') &&
    /^(?:(?:text|application)\/javascript|text\/css|font\/)/.test(type)
  );
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

function addMissing(reply: FastifyReply, headers: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}
