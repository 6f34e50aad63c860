import { setTimeout as wait } from 'node:timers/promises';
import { eventList } from '#core/contract/entities/event-list.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { Draft } from '../../server/content/item.ts';
import { Revisions } from '../../server/content/revisions/revisions.ts';
import { WorkingCopy } from '../../server/content/working-copy/working-copy.ts';
import { DatabaseAway } from '../../server/database/postgres/database-away.ts';
import type { Database } from '../../server/database/tables.ts';

const MOST_TRIES = 20;
const TRY_AGAIN_MS = 500;
const EVENT = { id: '500', path: 'lamps' };
const title = (revision: number) => `Revision ${revision}.`;
const drafts = (revision: number): readonly Draft[] => [
  { kind: 'event', id: EVENT.id, body: { name: title(revision), path: EVENT.path, list: 'upcoming' } },
  {
    kind: 'scheduleEntry',
    id: '1',
    body: {
      ...{ event: EVENT.id, game: 'Kithara', title: title(revision) },
      ...{ startsAt: '2031-05-10T08:00', place: 'Odeon' },
    },
  },
];

/** A question and its headers. */
export interface Read {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What readers ask for: each answer names the revision it is of. */
export const READS: readonly Read[] = [
  { path: eventList.path, headers: { eventtype: 'upcoming' } },
  { path: schedule.path, headers: { pagename: EVENT.path } },
];

/** Whether an answer is of this revision. */
export const isOf = (revision: number, answer: string) => answer.includes(title(revision));

/** Returns a function that publishes one revision after another, and the number of each. */
export function publisher(db: Database): () => Promise<number> {
  let revision = 0;
  return async () => {
    revision += 1;
    for (let triesLeft = MOST_TRIES; ; triesLeft--)
      try {
        await publish(db, revision);
        return revision;
      } catch (error) {
        // After a failure the database is left alone for a moment, even if it is back by then.
        if (!(error instanceof DatabaseAway) || triesLeft === 0) throw error;
        await wait(TRY_AGAIN_MS);
      }
  };
}

async function publish(db: Database, revision: number): Promise<void> {
  const copy = new WorkingCopy(db);
  for (const draft of drafts(revision)) {
    const seen = (await copy.get(draft.kind, String(draft.id)))?.version ?? null;
    const put = await copy.put(draft, seen, 'Ada');
    if (put.outcome !== 'stored') throw new Error(`What readers ask for was not stored: ${put.outcome}.`);
  }
  await new Revisions(db).publish({ author: 'Ada', note: title(revision) });
}
