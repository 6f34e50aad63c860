import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './error-answer.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
const UTF8 = /^utf-?8$/i;

/**
 * Reads JSON bodies as UTF-8 only, as the standard requires: with another charset or broken characters, the stored
 * message would not be what was written.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !UTF8.test(charset))
      return done(new RequestProblem(415, 'Only UTF-8 is accepted.'));
    const text = asText(body);
    if (text === null) return done(new RequestProblem(400, 'The body is not UTF-8.'));
    return parse(request, text, done);
  });
}

function asText(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
