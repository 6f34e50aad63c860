import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../api/error-answer.ts';
import type { Database } from '../database/tables.ts';

/** A balancer asks every few seconds; a slower database is of no use. */
const LONGEST_ANSWER_MS = 2_000;

/**
 * Adds what a balancer asks. `/healthz`: the process answers; if not, start it again. `/readyz`: it can serve visitors; if
 * not (503), send them to another one.
 *
 * @param ending once it is aborted, both say 503, so that a balancer that asks either of them sends nobody here any more
 */
export function addHealth(app: FastifyInstance, database: Database, ending?: AbortSignal): void {
  const refuseIfEnding = () => {
    if (ending?.aborted) throw new RequestProblem(503, 'This server ends.');
  };
  const options = { onRequest: sayNothingIsKept };
  app.get('/healthz', options, () => {
    refuseIfEnding();
    return { status: 1 };
  });
  app.get('/readyz', options, async () => {
    refuseIfEnding();
    if (!(await answers(database))) throw new RequestProblem(503, 'The database does not answer.');
    return { status: 1 };
  });
}

const sayNothingIsKept = async (
  _request: unknown,
  reply: { header(name: string, value: string): unknown },
) => {
  reply.header('cache-control', 'no-store');
};

async function answers(database: Database): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([
      // A query of no table would be answered without the database.
      database
        .selectFrom('contact_message')
        .select('position')
        .limit(1)
        .execute()
        .then(() => true),
      wait(LONGEST_ANSWER_MS, false, { signal: late.signal, ref: false }),
    ]);
  } catch {
    return false;
  } finally {
    late.abort();
  }
}
