import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { BuiltJson } from './built-json.ts';

/** What the build writes to `headers.json`. */
interface BuiltHeaders {
  readonly every?: Readonly<Record<string, string>>;
  readonly html?: Readonly<Record<string, string>>;
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
    const { every, html } = (await this.built?.read()) ?? WITHOUT_SITE;
    if (isHtml(reply)) addMissing(reply, html);
    addMissing(reply, every);
  }
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

function addMissing(reply: FastifyReply, headers: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}
