import { setImmediate as endOfTurn } from 'node:timers/promises';
import { DatabaseAway } from '../../database/postgres/database-away.ts';
import { Contents } from '../contents.ts';
import type { Revisions } from './revisions.ts';

/** A database whose machine is gone says nothing for a minute, and visitors need not wait for it. */
const PATIENCE_MS = 1_000;

/**
 * The latest revision, kept in memory. Its number is asked for each time, so that whatever another process publishes is
 * there at once; those who want it in the same turn of the event loop ask together. While the database is away or says
 * nothing, what it said last goes on.
 */
export class PublishedContent {
  private held: { readonly revision: number; readonly contents: Promise<Contents> } | null = null;
  /** Undefined before the first answer. */
  private known: number | null | undefined;
  private asking: Promise<number | null> | null = null;
  /** Somebody has asked and still waits. */
  private isSilent = false;

  constructor(private readonly revisions: Pick<Revisions, 'latest' | 'itemsOf'>) {}

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
    if (!this.canGoOn()) return this.ask();
    if (this.isSilent) return this.known ?? null;
    const asked = this.ask();
    return new Promise((resolve, reject) => {
      const impatience = setTimeout(() => {
        this.isSilent = true;
        resolve(this.known ?? null);
      }, PATIENCE_MS);
      asked.then(resolve, reject).finally(() => clearTimeout(impatience));
    });
  }

  private async ask(): Promise<number | null> {
    try {
      this.known = await this.revisions.latest();
    } catch (error) {
      if (!this.canGoOn() || !(error instanceof DatabaseAway)) throw error;
    } finally {
      this.isSilent = false;
    }
    return this.known ?? null;
  }

  /** Whether what the database said last can be answered without it. */
  private canGoOn(): boolean {
    return this.known === null || (this.known !== undefined && this.held?.revision === this.known);
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
