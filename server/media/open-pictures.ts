import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/tables.ts';
import type { Log } from '../logs/log.ts';
import { PictureFiles, UPLOADS_FOLDER } from './picture-files.ts';
import { Pictures } from './pictures.ts';

export interface OpenPictures {
  readonly pictures: Pictures;
  /** Where their files are. */
  readonly folder: string;
  /** Deletes files that only this server used. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the uploaded pictures of a folder; without one they go with the server, as its database does. A folder that
 * cannot be read is no reason to serve nothing at all.
 */
export async function openPictures(
  db: Database,
  dataDir: string | null,
  now: () => Date,
  log: Log,
): Promise<OpenPictures> {
  // It is created with the first picture.
  const own = join(tmpdir(), `pictures-${randomUUID()}`);
  const folder = join(dataDir ?? own, UPLOADS_FOLDER);
  const pictures = new Pictures(db, new PictureFiles(folder), now);
  await pictures.adopt().catch((error: unknown) => {
    log.warn(
      { err: error },
      'The uploaded pictures could not be looked through: those copied there are not listed.',
    );
  });
  const close = async () => {
    await rm(own, { recursive: true, force: true });
  };
  return { pictures, folder, close };
}
