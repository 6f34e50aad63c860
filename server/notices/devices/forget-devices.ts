import { FORGOTTEN_AFTER_MONTHS } from '#core/notices/notices.ts';
import type { Database } from '../../database/tables.ts';
import type { Log } from '../../logs/log.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 30.5 * DAY_MS;
/** A device that sends older ids is not notified of what has moved since. */
const CHANGES_KEPT_MS = 90 * DAY_MS;

/** Deletes devices that have long been silent, and changes that all followers know. */
export async function forgetDevices(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('notice_device')
    .where('seen_at', '<=', now - FORGOTTEN_AFTER_MONTHS * MONTH_MS)
    .execute();
  await db
    .deleteFrom('notice_change')
    .where('noted_at', '<=', now - CHANGES_KEPT_MS)
    .execute();
}

/** Forgets at once and then daily, until the returned function is called. */
export async function forgetDaily(db: Database, now: () => Date, log: Log): Promise<() => void> {
  await forgetDevices(db, now().getTime());
  const timer = setInterval(() => {
    // The next day tries again.
    forgetDevices(db, now().getTime()).catch((error: unknown) =>
      log.error({ err: error }, 'Old devices could not be deleted.'),
    );
  }, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
