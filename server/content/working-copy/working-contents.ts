import type { Database } from '../../database/tables.ts';
import { Contents } from '../contents.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { latestChange } from '../latest-change.ts';

/** The working copy to be read as a whole, kept in memory until somebody changes something. */
export class WorkingContents {
  private held: { readonly latest: number; readonly contents: Promise<Contents> } | null = null;

  constructor(private readonly db: Database) {}

  async contents(): Promise<Contents> {
    // Asked for first: what is changed in between is read again with the next request.
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
