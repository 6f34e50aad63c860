import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { BuiltJson } from './built-json.ts';
import { WIDGET_PATH } from './widget-route.ts';

/** What the build writes to `headers.json`. */
interface BuiltHeaders {
  readonly every?: Readonly<Record<string, string>>;
  readonly html?: Readonly<Record<string, string>>;
  readonly widget?: Readonly<Record<string, string>>;
  readonly part?: Readonly<Record<string, string>>;
}

/** Without a built site there is no policy to send, but types still must not be guessed. */
const WITHOUT_SITE: BuiltHeaders = { every: { 'x-content-type-options': 'nosniff' } };

/** The headers of the build, for every answer; what a route has set itself stays. */
export class ResponseHeaders {
  private readonly built: BuiltJson<BuiltHeaders> | null;

  constructor(siteDir: string | null) {
    this.built =
      siteDir === null ? null : new BuiltJson<BuiltHeaders>(join(siteDir, 'headers.json'), WITHOUT_SITE);
  }

  async addTo(reply: FastifyReply): Promise<void> {
    const { every, html, widget, part } = (await this.built?.read()) ?? WITHOUT_SITE;
    if (part !== undefined && isPartOfPages(reply)) return addMissing(reply, part);
    if (isOfWidgetFrame(reply)) addMissing(reply, widget);
    if (isHtml(reply)) addMissing(reply, html);
    addMissing(reply, every);
  }
}

/** What was not found below the path is an answer like any other. */
function isOfWidgetFrame(reply: FastifyReply): boolean {
  const route = reply.request.routeOptions?.url;
  return route?.startsWith(WIDGET_PATH) === true && reply.statusCode < 400;
}

/** Hashed scripts, sheets and fonts: what no browser opens as a document or starts as a worker. */
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
