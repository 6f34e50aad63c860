import { setImmediate as endOfTurn } from 'node:timers/promises';
import { DatabaseAway } from '../../database/postgres/database-away.ts';
import { Contents } from '../contents.ts';
import type { Revisions } from './revisions.ts';

/**
 * The latest revision, kept in memory. Its number is asked for each time, so that whatever another process publishes is
 * there at once; those who want it in the same turn of the event loop ask together. While the database is away, what it
 * said last goes on.
 */
export class PublishedContent {
  private held: { readonly revision: number; readonly contents: Promise<Contents> } | null = null;
  /** Undefined before the first answer. */
  private known: number | null | undefined;
  private asking: Promise<number | null> | null = null;

  constructor(private readonly revisions: Revisions) {}

  /** Returns what is published; null if nothing is. */
  async contents(): Promise<Contents | null> {
    this.asking ??= endOfTurn().then(() => {
      this.asking = null;
      return this.latest();
    });
    const latest = await this.asking;
    if (latest === null) return null;
    if (this.held?.revision !== latest) this.held = { revision: latest, contents: this.load(latest) };
    return this.held.contents;
  }

  private async latest(): Promise<number | null> {
    try {
      this.known = await this.revisions.latest();
    } catch (error) {
      const isRead = this.known === null || (this.held !== null && this.held.revision === this.known);
      if (this.known === undefined || !isRead || !(error instanceof DatabaseAway)) throw error;
    }
    return this.known;
  }

  private async load(revision: number): Promise<Contents> {
    try {
      return new Contents(await this.revisions.itemsOf(revision), revision);
    } catch (error) {
      // Asked again with the next request, in case the reason was passing.
      this.held = null;
      throw error;
    }
  }
}
