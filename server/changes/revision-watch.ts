import type { RevisionNews } from '#core/contract/changes-stream.ts';
import { DatabaseAway } from '../database/postgres/database-away.ts';
import type { Database } from '../database/tables.ts';
import { inTime, Late } from '../in-time.ts';
import type { Log } from '../logs/log.ts';
import { touchedEvents } from './touched-events.ts';

/** Another process may publish. Asking for the latest number costs a fraction of a millisecond. */
const LOOK_EVERY_MS = 1_000;

/** Pages that open do not wait longer for a silent database. */
const LONGEST_LOOK_MS = 3_000;

type Listener = (news: RevisionNews) => void;

/** Reports each new revision, whichever process has published it. It only polls while there are listeners. */
export class RevisionWatch {
  private readonly listeners = new Set<Listener>();
  private latest: RevisionNews | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private looking: Promise<RevisionNews> | null = null;
  /** Whether the present failure has been logged. */
  private isReported = false;

  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  /** Calls back with each new revision from now on. Returns what ends it. */
  follow(listener: Listener): () => void {
    this.listeners.add(listener);
    this.timer ??= setInterval(
      () =>
        void this.look().then(
          () => this.reportEnd(),
          (error: unknown) => this.report(error),
        ),
      LOOK_EVERY_MS,
    ).unref();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  /** Looks for a new revision now, and returns what is published. */
  look(): Promise<RevisionNews> {
    this.looking ??= this.findLatest().finally(() => {
      this.looking = null;
    });
    return inTime(this.looking, LONGEST_LOOK_MS).catch((error: unknown) => {
      throw error instanceof Late ? new DatabaseAway(error) : error;
    });
  }

  private async findLatest(): Promise<RevisionNews> {
    const known = this.latest;
    const row = await this.db
      .selectFrom('content_revision')
      .select(['number', 'published_at'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const revision = row?.number ?? 0;
    if (known?.revision === revision) return known;
    const news = {
      revision,
      publishedAt: row?.published_at ?? null,
      // Before the first revision there was the sample, which has nothing in common with it.
      events:
        known === null || known.revision === 0
          ? null
          : await touchedEvents(this.db, known.revision, revision),
    };
    this.latest = news;
    if (known !== null) for (const listener of [...this.listeners]) listener(news);
    return news;
  }

  /** Looking fails every second while the database does. */
  private report(error: unknown): void {
    if (!this.isReported) this.log.error({ err: error }, 'New revisions cannot be looked for.');
    this.isReported = true;
  }

  private reportEnd(): void {
    if (this.isReported) this.log.info({}, 'New revisions are looked for again.');
    this.isReported = false;
  }
}
