import { emptyJournal } from '../database/empty-journal.ts';
import type { Database } from '../database/tables.ts';
import type { Log } from '../logs/log.ts';
import { forgetDeleted } from '../messages/deleted-messages.ts';
import { deleteMessages } from './delete-messages.ts';
import { monthsLater } from './months-later.ts';

const DAY_MS = 86_400_000;
/** No month is shorter. */
const SHORTEST_MONTH_MS = 28 * DAY_MS;

/** If this many messages, and all there are, would be deleted at once, the clock is probably wrong. */
const MANY = 10;

/**
 * Deletes the messages that have been kept long enough.
 *
 * @param isSure whether all of them may go, however many there are
 * @returns whether they were deleted
 */
export async function deleteExpired(
  db: Database,
  months: number,
  now: Date,
  isSure: boolean,
): Promise<boolean> {
  const old = await db
    .selectFrom('contact_message')
    .select(['position', 'received_at'])
    .where('received_at', '<=', new Date(now.getTime() - months * SHORTEST_MONTH_MS).toISOString())
    .execute();
  const expired = old.filter(({ received_at }) => monthsLater(new Date(received_at), months) <= now);
  if (!isSure && expired.length >= MANY && expired.length === (await countMessages(db))) return false;
  await deleteMessages(
    db,
    expired.map(({ position }) => position),
    now,
  );
  await forgetDeleted(db, now);
  await emptyJournal(db);
  return true;
}

async function countMessages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes at once and then daily, until the returned function is called. If that would leave none of many messages, it
 * waits for a day and says so, since the clock may be wrong.
 */
export async function deleteDaily(
  db: Database,
  months: number,
  now: () => Date,
  log: Log,
): Promise<() => void> {
  let isSure = false;
  const look = async () => {
    isSure = !(await deleteExpired(db, months, now(), isSure));
    if (isSure)
      log.error(
        {},
        'By the clock all messages would have to be deleted. They are in a day, unless it is put right.',
      );
  };
  await look();
  const timer = setInterval(() => {
    // The next day tries again.
    look().catch((error: unknown) => log.error({ err: error }, 'Old messages could not be deleted.'));
  }, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
