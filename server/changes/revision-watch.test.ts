import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { collectedLog } from '../../tests/support/collected-log.ts';
import type { Database } from '../database/tables.ts';
import { RevisionWatch } from './revision-watch.ts';

/** A database that says what it is told to. */
function stubDatabase() {
  const state = { say: async (): Promise<{ number: number; published_at: string } | undefined> => undefined };
  const query: object = new Proxy(
    {},
    { get: (_target, name) => (name === 'executeTakeFirst' ? () => state.say() : () => query) },
  );
  return { state, db: query as Database };
}

afterEach(() => void vi.useRealTimers());

it('OPS-15 each outage is said once, and so is its end', async () => {
  vi.useFakeTimers();
  const { state, db } = stubDatabase();
  const { log, sentences } = collectedLog('info');
  const watch = new RevisionWatch(db, log);
  onTestFinished(watch.follow(() => undefined));
  const works = state.say;
  const outage = ['New revisions cannot be looked for.', 'New revisions are looked for again.'];
  for (const said of [outage, [...outage, ...outage]]) {
    state.say = async () => {
      throw new Error('away');
    };
    await vi.advanceTimersByTimeAsync(3_000);
    state.say = works;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sentences()).toEqual(said);
  }
});

it('OPS-15 nobody waits for ever for a database that says nothing', async () => {
  const { state, db } = stubDatabase();
  const watch = new RevisionWatch(db, collectedLog().log);
  state.say = () => new Promise(() => undefined);
  // Without a limit this would never end, and the test would be ended with an error.
  await expect(watch.look()).rejects.toMatchObject({ statusCode: 503 });
});
