import type { DeskPicture, ListedPicture, PictureUploaded, PictureUse } from '#core/desk/pictures.ts';
import type { Database, Tables } from '../database/tables.ts';
import { WorkQueue } from '../people/work-queue.ts';
import { encodeVariants } from './encode-variants.ts';
import type { PictureFiles } from './picture-files.ts';
import { pictureUses } from './picture-uses.ts';
import { readPicture } from './read-picture.ts';

const MOST_WAITING = 8;

export type RemovalOutcome =
  | { readonly outcome: 'removed' | 'unknown' }
  | { readonly outcome: 'used'; readonly uses: readonly PictureUse[]; readonly isPublished: boolean };

/** The pictures that organisers have uploaded: a row of the database for each, and its files. */
export class Pictures {
  /** One at a time: reading a picture takes the memory of all its pixels. */
  private readonly work = new WorkQueue(1, MOST_WAITING);

  constructor(
    private readonly db: Database,
    private readonly files: PictureFiles,
    private readonly now: () => Date,
  ) {}

  /**
   * Reads a picture and keeps its variants; nothing of the file itself.
   *
   * @throws PictureRefusal if it cannot be read within the limits; TooBusy
   */
  upload(bytes: Buffer, alt: string, author: string): Promise<PictureUploaded> {
    return this.work.run(async () => {
      const pixels = await readPicture(bytes);
      const known = await this.findWhole(this.db, pixels.name);
      if (known !== null) return { picture: known, isNew: false };
      const variants = await encodeVariants(pixels);
      const written = await this.files.write(variants);
      const size = variants.reduce((sum, variant) => sum + variant.bytes.length, 0);
      const row = { name: pixels.name, alt, bytes: size, uploaded_at: this.now().toISOString(), author };
      try {
        return await this.db.transaction().execute(async (db) => {
          // Another server may share the folder and the database.
          const meanwhile = await this.findWhole(db, row.name);
          if (meanwhile !== null) return { picture: meanwhile, isNew: false };
          const stored = await db
            .insertInto('uploaded_picture')
            .values(row)
            .onConflict((lost) => lost.column('name').doUpdateSet({ bytes: size }))
            .returningAll()
            .executeTakeFirstOrThrow();
          await written.finish(row.name);
          return { picture: fromRow(stored), isNew: true };
        });
      } finally {
        await written.discard();
      }
    });
  }

  /** All of them, the latest first, with where each is used. */
  async list(): Promise<ListedPicture[]> {
    const rows = await this.db
      .selectFrom('uploaded_picture')
      .selectAll()
      .orderBy('uploaded_at', 'desc')
      .orderBy('name')
      .execute();
    const { working, published } = await pictureUses(this.db);
    return rows.map((row) => ({
      ...fromRow(row),
      uses: working.get(row.name) ?? [],
      isPublished: published.has(row.name),
    }));
  }

  /** Returns the picture with its new alternative text; null if there is no such picture. */
  async changeAlt(name: string, alt: string): Promise<DeskPicture | null> {
    await this.db.updateTable('uploaded_picture').set({ alt }).where('name', '=', name).execute();
    return this.find(this.db, name);
  }

  /** Removes a picture that is in no working copy and no revision. */
  remove(name: string): Promise<RemovalOutcome> {
    return this.db.transaction().execute(async (db): Promise<RemovalOutcome> => {
      if ((await this.find(db, name)) === null) return { outcome: 'unknown' };
      const { working, published } = await pictureUses(db);
      const uses = working.get(name) ?? [];
      const isPublished = published.has(name);
      if (uses.length > 0 || isPublished) return { outcome: 'used', uses, isPublished };
      await db.deleteFrom('uploaded_picture').where('name', '=', name).execute();
      await this.files.remove(name);
      return { outcome: 'removed' };
    });
  }

  /** Cleans up after an interrupted server, and adds pictures whose folders were copied here. */
  async adopt(): Promise<void> {
    await this.files.deleteUnfinished(this.now());
    const uploaded_at = this.now().toISOString();
    const found = (await this.files.list()).map((file) => ({ ...file, alt: '', uploaded_at, author: '' }));
    for (const row of found)
      await this.db
        .insertInto('uploaded_picture')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  /** Null also if its files are lost: it can be uploaded again then, and has its words already. */
  private async findWhole(db: Database, name: string): Promise<DeskPicture | null> {
    const picture = await this.find(db, name);
    return picture === null || (await this.files.bytesOf(name)) === null ? null : picture;
  }

  private async find(db: Database, name: string): Promise<DeskPicture | null> {
    const row = await db
      .selectFrom('uploaded_picture')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }
}

const fromRow = ({ name, alt, bytes, uploaded_at, author }: Tables['uploaded_picture']): DeskPicture => ({
  ...{ name, alt, bytes, author },
  uploadedAt: uploaded_at,
});
