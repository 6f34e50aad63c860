import type { CompiledQuery } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { type Change, changesBetween, type Difference, differenceOf, type ItemRow } from '../changes.ts';
import type { Item } from '../item.ts';
import { itemsOf, revisionRows, workingRows } from '../item-rows.ts';
import { latestChange, type Outdated } from '../latest-change.ts';
import { writeRevision } from './write-revision.ts';

/** A published state of all content. */
export interface Revision {
  /** From 1, without gaps. */
  readonly number: number;
  readonly publishedAt: string;
  readonly author: string;
  readonly note: string;
  /** The revision that this one brought back, if any. */
  readonly broughtBack: number | null;
}

/** `nothing`: visitors already see this. */
export type PublishOutcome =
  | { readonly outcome: 'published'; readonly number: number; readonly difference: Difference }
  | { readonly outcome: 'nothing' };
export type BringBackOutcome = PublishOutcome | { readonly outcome: 'unknown' };

interface Publication {
  readonly author: string;
  readonly note: string;
}

/** What has been published. A revision never changes, and only what differs from the one before it is stored. */
export class Revisions {
  /** Asked for with nearly every request, so the statement is built once: building it takes longer than running it. */
  private readonly latestQuery: CompiledQuery<{ latest: number | null }>;

  constructor(
    private readonly db: Database,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.latestQuery = latestQuery(db).compile();
  }

  /** Returns the number of the latest revision; null if nothing has been published. */
  async latest(): Promise<number | null> {
    const { rows } = await this.db.executeQuery(this.latestQuery);
    return rows[0]?.latest ?? null;
  }

  /** Returns all revisions, latest first. */
  async history(): Promise<Revision[]> {
    const rows = await this.db.selectFrom('content_revision').selectAll().orderBy('number', 'desc').execute();
    return rows.map((row) => ({
      number: row.number,
      publishedAt: row.published_at,
      author: row.author,
      note: row.note,
      broughtBack: row.brought_back,
    }));
  }

  /** Returns the content of a revision, each kind in its order. */
  async itemsOf(number: number): Promise<Item[]> {
    return itemsOf(await revisionRows(this.db, number));
  }

  /** Returns what publishing now would change for visitors. */
  async unpublished(): Promise<Difference> {
    return differenceOf(await this.unpublishedChanges());
  }

  /** Returns the same with each item before and after. */
  unpublishedChanges(): Promise<Change[]> {
    return this.changesIn(this.db);
  }

  /** Returns what a revision changed for visitors; null if there is no such revision. */
  async changesOf(number: number): Promise<Change[] | null> {
    if (!isRevision(number, await this.latest())) return null;
    const before = await rowsOf(this.db, number === 1 ? null : number - 1);
    return changesBetween(before, await revisionRows(this.db, number));
  }

  /** Publishes the working copy: all of it, or nothing if this process dies. */
  publish(publication: Publication): Promise<PublishOutcome> {
    return this.db.transaction().execute((db) => this.writeWorkingCopy(db, publication));
  }

  /**
   * Publishes what the person has seen, and no later change.
   *
   * @param seen how far the audit trail went then
   */
  publishSeen(publication: Publication, seen: number): Promise<PublishOutcome | Outdated> {
    return this.db.transaction().execute(async (db): Promise<PublishOutcome | Outdated> => {
      const isMore = (await latestChange(db)) !== seen;
      if (isMore && (await this.changesIn(db)).length > 0) return { outcome: 'outdated' };
      return this.writeWorkingCopy(db, publication);
    });
  }

  /** Publishes an older revision once more. The working copy stays as it is. */
  bringBack(number: number, publication: Publication): Promise<BringBackOutcome> {
    return this.db.transaction().execute(async (db): Promise<BringBackOutcome> => {
      const latest = await latestRevision(db);
      if (latest === null || !isRevision(number, latest)) return { outcome: 'unknown' };
      const changes = changesBetween(await revisionRows(db, latest), await revisionRows(db, number));
      return this.write(db, latest, changes, publication, number);
    });
  }

  private async changesIn(db: Database): Promise<Change[]> {
    return changesBetween<ItemRow>(await rowsOf(db, await latestRevision(db)), await workingRows(db));
  }

  private async writeWorkingCopy(db: Database, publication: Publication): Promise<PublishOutcome> {
    return this.write(db, await latestRevision(db), await this.changesIn(db), publication, null);
  }

  private async write(
    db: Database,
    latest: number | null,
    changes: readonly Change[],
    { author, note }: Publication,
    broughtBack: number | null,
  ): Promise<PublishOutcome> {
    if (changes.length === 0) return { outcome: 'nothing' };
    const revision = {
      number: (latest ?? 0) + 1,
      published_at: this.now().toISOString(),
      author,
      note,
      brought_back: broughtBack,
    };
    await writeRevision(db, revision, changes);
    return { outcome: 'published', number: revision.number, difference: differenceOf(changes) };
  }
}

const latestQuery = (db: Database) =>
  db.selectFrom('content_revision').select(({ fn }) => fn.max('number').as('latest'));

async function latestRevision(db: Database): Promise<number | null> {
  return (await latestQuery(db).executeTakeFirstOrThrow()).latest;
}

/** Whether there is a revision of this number. */
export const isRevision = (number: number, latest: number | null): boolean =>
  latest !== null && Number.isInteger(number) && number >= 1 && number <= latest;

const rowsOf = async (db: Database, revision: number | null): Promise<ItemRow[]> =>
  revision === null ? [] : revisionRows(db, revision);
