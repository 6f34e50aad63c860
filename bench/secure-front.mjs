import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { cert, key } from './certificate.mjs';

/** Headers of a single connection, which HTTP/2 forbids (RFC 9113, section 8.2.2). */
const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Puts TLS and HTTP/2 in front of a site's own server, as a host does, so that the site is measured as it is served,
 * with its built headers and its compressed files.
 *
 * @param {string} inside address of the site's server, `http://…`
 * @returns {Promise<{ url: string, stop: () => void }>} address of the front, `https://…`
 */
export async function openSecureFront(inside) {
  const { hostname, port } = new URL(inside);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const headers = { ...plain(asked.headers), host: asked.headers[':authority'] ?? asked.headers.host };
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (given) => {
      answer.writeHead(given.statusCode, plain(given.headers));
      given.pipe(answer);
    });
    passed.on('error', () => answer.stream?.close());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    url: `https://localhost:${server.address().port}`,
    stop() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

const plain = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.has(name)),
  );
