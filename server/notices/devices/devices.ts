import type { FollowedEvent, NoticeSubscription } from '#core/notices/notices.ts';
import type { Database } from '../../database/tables.ts';
import { catchUp } from '../changes/catch-up.ts';
import type { Pace } from '../changes/follow.ts';
import type { KnownSchedule, KnownSchedules } from '../known-schedules.ts';
import { notedRevision } from '../notice-state.ts';
import { type KnownFollow, storeFollow } from './store-follow.ts';

interface Setting {
  readonly schedules: KnownSchedules;
  readonly devicesInTotal: number;
  readonly pace: () => Pace;
}

/** Counting takes longer the more there are, so it is done once for so many. */
const COUNTED_FOR = 1_000;

/** The devices that want notices. */
export class Devices {
  /** How many more may be taken before they are counted again. */
  private room = 0;

  constructor(
    private readonly db: Database,
    private readonly setting: Setting,
  ) {}

  /**
   * Stores what a device wants, replacing what was stored before.
   *
   * @param site origin of the site that it subscribes at
   * @returns `full` if there are too many devices to take another one
   */
  async put(subscription: NoticeSubscription, site: string): Promise<'stored' | 'full'> {
    const published: KnownFollow[] = [];
    const unknown: FollowedEvent[] = [];
    for (const followed of subscription.events) {
      const schedule = await this.setting.schedules.of(followed.event);
      if (schedule === null) unknown.push(followed);
      else published.push({ ...followed, schedule });
    }
    return this.db.transaction().execute(async (db) => {
      // An event that was taken off may come back: what a device followed of it stays, but nothing is begun.
      const kept = unknown.length === 0 ? [] : await followedBy(db, subscription.endpoint, unknown);
      const follows = [...published, ...kept];
      if (follows.length === 0) {
        await db.deleteFrom('notice_device').where('endpoint', '=', subscription.endpoint).execute();
        return 'stored';
      }
      const id = await this.storeDevice(db, subscription, site);
      if (id === null) return 'full';
      const revision = (await notedRevision(db)) ?? 0;
      const pace = this.setting.pace();
      await bringUpToDate(db, id, revision, pace);
      const wanted = follows.map(({ event }) => event);
      await db
        .deleteFrom('notice_follow')
        .where('device_id', '=', id)
        .where('event', 'not in', wanted)
        .execute();
      for (const follow of follows) await storeFollow(db, id, follow, revision, pace.now);
      return 'stored';
    });
  }

  /** Forgets a device and everything about it, also what is on its way. */
  async delete(endpoint: string): Promise<void> {
    await this.db.deleteFrom('notice_device').where('endpoint', '=', endpoint).execute();
  }

  /** Returns the number of the device; null if there is no room for another one. */
  private async storeDevice(
    db: Database,
    { endpoint, keys: { p256dh, auth } }: NoticeSubscription,
    site: string,
  ): Promise<number | null> {
    const seen = { p256dh, auth, site, seen_at: this.setting.pace().now, failures: 0 };
    const known = await db
      .updateTable('notice_device')
      .set(seen)
      .where('endpoint', '=', endpoint)
      .returning('id')
      .executeTakeFirst();
    if (known !== undefined) return known.id;
    if (this.room < 1) this.room = Math.min(this.setting.devicesInTotal - (await howMany(db)), COUNTED_FOR);
    if (this.room < 1) return null;
    this.room -= 1;
    const added = await db
      .insertInto('notice_device')
      .values({ endpoint, ...seen })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }
}

/** Which of these unpublished events a device already follows. */
async function followedBy(
  db: Database,
  endpoint: string,
  events: readonly FollowedEvent[],
): Promise<KnownFollow[]> {
  const rows = await db
    .selectFrom('notice_follow')
    .innerJoin('notice_device', 'notice_device.id', 'device_id')
    .select('event')
    .where('endpoint', '=', endpoint)
    .execute();
  const followed = new Set(rows.map(({ event }) => event));
  const schedule: KnownSchedule = { name: '', revision: 0, sessions: new Map(), starts: new Map() };
  return events.filter(({ event }) => followed.has(event)).map((one) => ({ ...one, schedule }));
}

async function howMany(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('notice_device')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes since then are announced by the device's old ids, before it sends new ones. */
async function bringUpToDate(db: Database, id: number, revision: number, pace: Pace): Promise<void> {
  const follows = await db.selectFrom('notice_follow').selectAll().where('device_id', '=', id).execute();
  for (const follow of follows) await catchUp(db, follow.event, [follow], revision, pace);
}
