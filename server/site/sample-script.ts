import type { FastifyInstance } from 'fastify';

/** Answers `path` with a script that every site may ask for, as the scripts of other sites may be. */
export function addSampleScript(scope: FastifyInstance, path: string, script: string): void {
  scope.get(path, (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
