import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

const CONNECTIONS = 12;

/**
 * Asks one or several servers as fast as they answer.
 *
 * @param {readonly string[]} urls the connections are spread evenly
 * @param {{ path: string, method?: string, headers?: Record<string, string>, body?: string }} way
 * @param {{ seconds?: number, amount?: number }} until
 * @returns {Promise<{ perSecond: number, p99: number, failed: number }>} p99 in milliseconds; what was not answered with
 *   a status below 400
 */
export async function load(urls, { path, method = 'GET', headers = {}, body }, { seconds, amount }) {
  // Each message is another one; without a key, all would be the first once more.
  const setupRequest = (request) => ({
    ...request,
    headers: { ...request.headers, 'idempotency-key': randomUUID() },
  });
  const runs = await Promise.all(
    urls.map((url) =>
      autocannon({
        url: url + path,
        connections: CONNECTIONS / urls.length,
        ...(amount === undefined ? { duration: seconds } : { amount }),
        requests: [{ method, headers, ...(body === undefined ? {} : { body, setupRequest }) }],
      }),
    ),
  );
  const sum = (figureOf) => runs.reduce((total, run) => total + figureOf(run), 0);
  return {
    perSecond: sum(({ requests }) => requests.total) / Math.max(...runs.map(({ duration }) => duration)),
    p99: Math.max(...runs.map(({ latency }) => latency.p99)),
    failed: sum((run) => run.errors + run.timeouts + run['4xx'] + run['5xx']),
  };
}
