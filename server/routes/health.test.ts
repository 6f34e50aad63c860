import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerError } from '../api/error-answer.ts';
import { openDatabase } from '../database/open-database.ts';
import { addHealth } from './health.ts';

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
