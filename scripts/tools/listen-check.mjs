import { createServer } from 'node:net';

const REASONS = {
  EADDRINUSE: (port) =>
    `port ${port} is already in use. Stop whatever is using it, or choose another one with PORT`,
  EACCES: (port) => `this user may not open port ${port}. Choose one above 1023 with PORT`,
};

/** Returns the requested port, 0 for any free one. Throws one sentence when it is no port. */
export function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535; it is "${text}".`);
}

/** Returns why nothing can listen there, as one sentence, or undefined if it can. */
export function whyNotListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason =
        REASONS[error.code]?.(port) ?? `"${host}" isn’t an address of this machine. Choose one with HOST`;
      resolve(`Cannot serve at ${host}:${port}: ${reason}.`);
    });
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
