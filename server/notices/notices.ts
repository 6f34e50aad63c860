import { setImmediate as others } from 'node:timers/promises';
import type { NoticeSubscription } from '#core/notices/notices.ts';
import type { CurrentAnswers } from '../answers/current-answers.ts';
import type { RevisionWatch } from '../changes/revision-watch.ts';
import { Revisions } from '../content/revisions/revisions.ts';
import type { Database } from '../database/tables.ts';
import type { Log } from '../logs/log.ts';
import { announceSoon } from './announce-soon.ts';
import { catchUpSome } from './changes/catch-up.ts';
import { followedEvents } from './changes/followed-events.ts';
import { noteChanges } from './changes/note-changes.ts';
import { Devices } from './devices/devices.ts';
import { forgetDaily } from './devices/forget-devices.ts';
import { KnownSchedules } from './known-schedules.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { NoticeSender } from './sending/notice-sender.ts';
import { PushClient } from './sending/push-client.ts';
import { serverKeys } from './server-keys.ts';

/** How often to look for entries that begin soon. A reminder is at most this late. */
const LOOKS_EVERY_MS = 15_000;
/** A push service must have answered within this time. */
const ANSWER_LIMIT_MS = 10_000;

interface Setting {
  readonly answers: CurrentAnswers;
  readonly watch: RevisionWatch;
  /** IANA zone of times without one. */
  readonly zone: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Called with the outcome of each attempt to send one. */
  readonly onOutcome?: (outcome: string) => void;
}

/** Notices without an account, from finding a change to sending it. Several servers may do this on one database. */
export class Notices {
  private readonly schedules: KnownSchedules;
  private readonly devices: Devices;
  private readonly revisions: Revisions;
  private readonly ends: (() => void)[] = [];
  private running: Promise<void> | null = null;
  private isWoken = false;
  private isStopped = false;
  private announcedAt = 0;

  private constructor(
    private readonly db: Database,
    readonly settings: NoticeSettings,
    private readonly setting: Setting,
    /** What devices subscribe with. */
    readonly publicKey: string,
    private readonly sender: NoticeSender,
  ) {
    const { answers, zone, now } = setting;
    this.revisions = new Revisions(db, now);
    this.schedules = new KnownSchedules(answers, this.revisions, zone, now);
    const { devicesInTotal } = settings;
    const pace = () => this.pace();
    this.devices = new Devices(db, { schedules: this.schedules, devicesInTotal, pace });
  }

  /** Starts to notice changes and to send. */
  static async open(db: Database, settings: NoticeSettings, setting: Setting): Promise<Notices> {
    const keys = await serverKeys(db);
    const { contact, allowsLoopback } = settings;
    const client = new PushClient({ keys, contact, allowsLoopback, limitMs: ANSWER_LIMIT_MS });
    const sender = new NoticeSender(db, client, setting.now, setting.log, setting.onOutcome);
    const notices = new Notices(db, settings, setting, keys.publicKey, sender);
    await notices.start();
    return notices;
  }

  /**
   * Stores what a device wants, replacing what was stored before.
   *
   * @param site origin of the site that it subscribes at
   */
  async put(subscription: NoticeSubscription, site: string): Promise<'stored' | 'full'> {
    await this.noteChanges();
    return this.devices.put(subscription, site);
  }

  delete(endpoint: string): Promise<void> {
    return this.devices.delete(endpoint);
  }

  /** Looks for changes and for entries that begin soon, and sends what is due, in the background. */
  wake(): void {
    this.isWoken = true;
    if (this.isStopped) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
      if (this.isWoken && !this.isStopped) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const end of this.ends) end();
    await this.running;
    await this.sender.stop();
  }

  private async start(): Promise<void> {
    this.ends.push(await forgetDaily(this.db, this.setting.now, this.setting.log));
    this.ends.push(this.setting.watch.follow(() => this.wake()));
    const timer = setInterval(() => this.wake(), LOOKS_EVERY_MS);
    timer.unref();
    this.ends.push(() => clearInterval(timer));
    this.wake();
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopped) {
      this.isWoken = false;
      try {
        await this.look();
      } catch (error) {
        // The next look tries again.
        this.setting.log.error({ err: error }, 'Notices could not be prepared: the database failed.');
      }
    }
  }

  private async look(): Promise<void> {
    await this.noteChanges();
    // The database answers synchronously, so without this nothing else would run before the end.
    for (const event of await followedEvents(this.db))
      while (!this.isStopped && (await catchUpSome(this.db, event, this.pace()))) {
        await others();
        // With many devices this takes minutes, and starts do not wait.
        if (this.now() - this.announcedAt >= LOOKS_EVERY_MS) await this.announce();
      }
    if (!this.isStopped) await this.announce();
  }

  private async announce(): Promise<void> {
    this.announcedAt = this.now();
    const { zone } = this.setting;
    await announceSoon(this.db, { schedules: this.schedules, zone, now: this.announcedAt });
    this.sender.wake();
  }

  private noteChanges(): Promise<void> {
    const { zone, now } = this.setting;
    return noteChanges(this.db, { revisions: this.revisions, zone, now });
  }

  private now(): number {
    return this.setting.now().getTime();
  }

  private pace() {
    return { now: this.now(), collapseMs: this.settings.collapseMs };
  }
}
