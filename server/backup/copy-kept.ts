import { chmod, copyFile, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { readPictureName, VARIANT_FORMATS } from '#core/media/uploaded-picture.ts';
import { FILE_NAME } from '../database/open-embedded.ts';
import { LONGEST_WAIT_MS } from '../database/when-free.ts';
import { PictureFiles, UPLOADS_FOLDER } from '../media/picture-files.ts';

/** Messages are personal data. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** What was copied. */
export interface Kept {
  /** Uploaded pictures. */
  readonly pictures: number;
}

/**
 * Copies everything that a server stores from one folder to another, and returns once it is on disk. The database is
 * copied first, as it is at one moment, then the pictures. So every picture that the database names is there, except
 * those deleted meanwhile.
 *
 * @param to an empty folder that only its owner may read
 * @throws Error in one sentence if the database is missing or damaged
 */
export async function copyKept(from: string, to: string): Promise<Kept> {
  copyDatabase(join(from, FILE_NAME), join(to, FILE_NAME));
  await secure(join(to, FILE_NAME));
  let pictures = 0;
  for (const { name } of await new PictureFiles(join(from, UPLOADS_FOLDER)).list())
    if (await copyPicture(name, join(from, UPLOADS_FOLDER), join(to, UPLOADS_FOLDER))) pictures += 1;
  return { pictures };
}

/** Copies the variants of a picture, and no other files in its folder. Returns whether the picture is still there. */
async function copyPicture(name: string, from: string, to: string): Promise<boolean> {
  const place = join(to, name);
  await mkdir(place, { recursive: true, mode: FOLDER_MODE });
  try {
    for (const width of readPictureName(name)?.widths ?? [])
      for (const format of VARIANT_FORMATS) {
        const file = `${width}.${format}`;
        await copyFile(join(from, name, file), join(place, file));
        await secure(join(place, file));
      }
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await rm(place, { recursive: true });
    return false;
  }
}

/** A server may be using the database. The copy is checked page by page. */
function copyDatabase(from: string, to: string): void {
  withDatabase(from, (connection) => {
    connection.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
    connection.prepare('VACUUM INTO ?').run(to);
  });
  const found = withDatabase(to, (copy) => copy.pragma('integrity_check') as { integrity_check: string }[]);
  const [{ integrity_check: said } = { integrity_check: 'nothing' }] = found;
  if (said !== 'ok') throw new Error(`The database "${from}" is damaged (${said}).`);
}

function withDatabase<Found>(file: string, use: (connection: Libsql.Database) => Found): Found {
  try {
    const connection = new Libsql(file, { fileMustExist: true });
    try {
      return use(connection);
    } finally {
      connection.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database "${file}" cannot be copied (${reason}).`, { cause });
  }
}

/** Readable and writable by its owner only, and flushed to disk. */
async function secure(path: string): Promise<void> {
  await chmod(path, FILE_MODE);
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
