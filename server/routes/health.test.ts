import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerError } from '../api/error-answer.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { addHealth } from './health.ts';

/** A database that says what it is told to, when it is told to. */
function stubDatabase(say: () => Promise<unknown>): Database {
  const query: object = new Proxy({}, { get: (_target, name) => (name === 'execute' ? say : () => query) });
  return query as Database;
}

it('OPS-02 a server without its database is alive, but not ready', async () => {
  const database = await openDatabase(null);
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  addHealth(app, database);
  const status = async (path: string) => (await app.inject(path)).statusCode;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);

  await database.destroy();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});

it('OPS-02 a server whose database says nothing is not ready after two seconds, and alive meanwhile', async () => {
  let say: () => Promise<unknown> = () => new Promise(() => undefined);
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  addHealth(
    app,
    stubDatabase(() => say()),
  );
  const began = performance.now();
  const silent = app.inject('/readyz').then(({ statusCode }) => [statusCode, performance.now() - began]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const [status, ms] = await silent;
  expect(status).toBe(503);
  expect(ms).toBeGreaterThan(1_900);
  expect(ms).toBeLessThan(4_500);
  say = () => wait(500);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

it('OPS-41 a server that is told to end says so to balancers, and answers everything else', async () => {
  const database = await openDatabase(null);
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  const ending = new AbortController();
  addHealth(app, database, ending.signal);
  app.get('/else', () => 'answered');
  const status = async (path: string) => (await app.inject(path)).statusCode;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);

  ending.abort();
  expect([await status('/healthz'), await status('/readyz'), await status('/else')]).toEqual([503, 503, 200]);
});
