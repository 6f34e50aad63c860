import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureName, VARIANT_FORMATS } from '#core/media/uploaded-picture.ts';
import type { Variant } from './encode-variants.ts';

/** Below `DATA_DIR`. */
export const UPLOADS_FOLDER = 'uploads';
/** Begins the names of folders that are being written or deleted. */
const UNFINISHED = '.';
/** Other programs have folders with a dot here as well. */
const IS_UNFINISHED = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FOLDER_MODE = 0o700;
/** A write that takes longer than this was interrupted. */
const LONGEST_WRITE_MS = 3_600_000;

/** The folder of uploads: one folder for each picture, with its variants. A picture is there completely or not at all. */
export class PictureFiles {
  constructor(readonly folder: string) {}

  /** Writes all variants beside the others, on disk before it returns. `finish` puts them in place. */
  async write(variants: readonly Variant[]): Promise<{
    readonly finish: (name: string) => Promise<void>;
    readonly discard: () => Promise<void>;
  }> {
    const unfinished = join(this.folder, `${UNFINISHED}${randomUUID()}`);
    const discard = () => rm(unfinished, { recursive: true, force: true });
    try {
      await mkdir(unfinished, { recursive: true, mode: FOLDER_MODE });
      for (const { file, bytes } of variants) await writeToDisk(join(unfinished, file), bytes);
      await syncFolder(unfinished);
    } catch (error) {
      await discard().catch(() => undefined);
      throw error;
    }
    return { discard, finish: (name) => this.putInPlace(unfinished, name) };
  }

  /** Removes a picture: it is gone at once, however long deleting its files takes. */
  async remove(name: string): Promise<void> {
    const gone = join(this.folder, `${UNFINISHED}${randomUUID()}`);
    await rename(join(this.folder, name), gone).catch(unlessMissing);
    await syncFolder(this.folder).catch(unlessMissing);
    await rm(gone, { recursive: true, force: true });
  }

  /** The pictures that are completely there, with their sizes in bytes; someone may have copied them here. */
  async list(): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
    const names = await readdir(this.folder).catch(emptyIfMissing);
    const found = await Promise.all(names.map(async (name) => ({ name, bytes: await this.bytesOf(name) })));
    return found.flatMap(({ name, bytes }) => (bytes === null ? [] : [{ name, bytes }]));
  }

  /** Deletes what an interrupted upload or removal has left behind. */
  async deleteUnfinished(now: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(emptyIfMissing)) {
      if (!IS_UNFINISHED.test(name)) continue;
      const path = join(this.folder, name);
      const written = await stat(path).catch(() => null);
      if (written !== null && now.getTime() - written.mtimeMs > LONGEST_WRITE_MS)
        await rm(path, { recursive: true, force: true });
    }
  }

  /** The size of all variants; null if one of them is missing, or it is no picture of ours at all. */
  async bytesOf(name: string): Promise<number | null> {
    const picture = readPictureName(name);
    if (picture === null) return null;
    const files = picture.widths.flatMap((width) => VARIANT_FORMATS.map((format) => `${width}.${format}`));
    const sizes = files.map(async (file) => (await stat(join(this.folder, name, file))).size);
    return Promise.all(sizes).then(
      (all) => all.reduce((sum, size) => sum + size, 0),
      () => null,
    );
  }

  private async putInPlace(unfinished: string, name: string): Promise<void> {
    const place = join(this.folder, name);
    // Without a row of its own it is from an interrupted upload, and may be from another version of the encoder.
    await this.remove(name);
    await rename(unfinished, place);
    await syncFolder(this.folder);
  }
}

async function writeToDisk(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  // Some systems cannot sync a folder; there the file system does it.
  await folder.sync().catch(() => undefined);
  await folder.close();
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function emptyIfMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
