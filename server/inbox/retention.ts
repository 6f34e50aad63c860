import { emptyJournal } from '../database/empty-journal.ts';
import type { Database } from '../database/tables.ts';
import type { Log } from '../logs/log.ts';
import { forgetDeleted } from '../messages/deleted-messages.ts';
import { deleteMessages } from './delete-messages.ts';
import { monthsLater } from './months-later.ts';

const DAY_MS = 86_400_000;
/** No month is shorter. */
const SHORTEST_MONTH_MS = 28 * DAY_MS;

/** Deletes the messages that have been kept long enough. */
export async function deleteExpired(db: Database, months: number, now: Date): Promise<void> {
  const old = await db
    .selectFrom('contact_message')
    .select(['position', 'received_at'])
    .where('received_at', '<=', new Date(now.getTime() - months * SHORTEST_MONTH_MS).toISOString())
    .execute();
  const expired = old.filter(({ received_at }) => monthsLater(new Date(received_at), months) <= now);
  await deleteMessages(
    db,
    expired.map(({ position }) => position),
    now,
  );
  await forgetDeleted(db, now);
  await emptyJournal(db);
}

/** Deletes at once and then daily, until the returned function is called. */
export async function deleteDaily(
  db: Database,
  months: number,
  now: () => Date,
  log: Log,
): Promise<() => void> {
  await deleteExpired(db, months, now());
  const timer = setInterval(() => {
    // The next day tries again.
    deleteExpired(db, months, now()).catch((error: unknown) =>
      log.error({ err: error }, 'Old messages could not be deleted.'),
    );
  }, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
