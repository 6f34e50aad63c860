import type { FastifyInstance } from 'fastify';

/** Serves a script at `path` to every site, as third-party scripts may be. */
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
