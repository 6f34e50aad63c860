import { setImmediate as endOfTurn } from 'node:timers/promises';
import { isAway } from '../../database/is-away.ts';
import { Contents } from '../contents.ts';
import type { Revisions } from './revisions.ts';

/** A database whose machine is gone says nothing for a while, and visitors need not wait for it. */
const QUERY_TIMEOUT_MS = 1_000;

/** Null if nothing is published. */
type Published = Contents | null;

/**
 * The latest revision, kept in memory. Its number is asked for each time, so that whatever another process publishes is
 * there at once; those who want it in the same turn of the event loop ask together. The one before goes on until a new one
 * is completely there, and while the database is away or says nothing.
 */
export class PublishedContent {
  /** What was complete last; undefined before the first time. */
  private whole: { readonly contents: Published; readonly turn: number } | undefined;
  private loading: { readonly revision: number; readonly contents: Promise<Contents> } | null = null;
  private asking: Promise<Published> | null = null;
  private turn = 0;
  /** A query is still pending. */
  private isSilent = false;

  constructor(private readonly revisions: Pick<Revisions, 'latest' | 'itemsOf'>) {}

  /** Returns what is published; null if nothing is. */
  contents(): Promise<Published> {
    this.asking ??= endOfTurn().then(() => {
      this.asking = null;
      return this.current();
    });
    return this.asking;
  }

  private async current(): Promise<Published> {
    if (this.whole === undefined) return this.ask();
    const before = this.whole.contents;
    if (this.isSilent) return before;
    const asked = this.ask();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.isSilent = true;
        resolve(before);
      }, QUERY_TIMEOUT_MS);
      asked.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  private async ask(): Promise<Published> {
    this.turn += 1;
    const { turn } = this;
    try {
      const latest = await this.revisions.latest();
      const contents = latest === null ? null : await this.load(latest);
      // A later query may have been answered earlier.
      if (this.whole === undefined || this.whole.turn < turn) this.whole = { contents, turn };
      return contents;
    } catch (error) {
      if (this.whole === undefined || !isAway(error)) throw error;
      return this.whole.contents;
    } finally {
      this.isSilent = false;
    }
  }

  /** Those who find a new revision at the same time load it together. */
  private load(revision: number): Promise<Contents> | Contents {
    const held = this.whole?.contents;
    if (held?.revision === revision) return held;
    if (this.loading?.revision === revision) return this.loading.contents;
    const loading = { revision, contents: this.read(revision) };
    this.loading = loading;
    const end = () => {
      if (this.loading === loading) this.loading = null;
    };
    // A failed query is repeated with the next request, in case the failure was temporary.
    loading.contents.then(end, end);
    return loading.contents;
  }

  private async read(revision: number): Promise<Contents> {
    return new Contents(await this.revisions.itemsOf(revision), revision);
  }
}
