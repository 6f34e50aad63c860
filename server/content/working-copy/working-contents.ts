import type { Database } from '../../database/tables.ts';
import { Contents } from '../contents.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { latestChange } from '../latest-change.ts';

/** The complete working copy, kept in memory until something changes. */
export class WorkingContents {
  private held: { readonly latest: number; readonly contents: Promise<Contents> } | null = null;

  constructor(private readonly db: Database) {}

  async contents(): Promise<Contents> {
    // Read first: a change in between is then picked up by the next request.
    const latest = await latestChange(this.db);
    if (this.held?.latest !== latest) this.held = { latest, contents: this.load() };
    return this.held.contents;
  }

  private async load(): Promise<Contents> {
    try {
      return new Contents(itemsOf(await workingRows(this.db)));
    } catch (error) {
      this.held = null;
      throw error;
    }
  }
}
