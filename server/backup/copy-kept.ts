import { cp, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { FILE_NAME } from '../database/open-database.ts';
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
 * Copies all that a server keeps from one folder to a new one, and returns once it is on disk. First the database, as it
 * is at one moment, then the pictures: so all that the database names are there.
 *
 * @throws Error in one sentence if the database is missing or damaged
 */
export async function copyKept(from: string, to: string): Promise<Kept> {
  await mkdir(to, { recursive: true, mode: FOLDER_MODE });
  copyDatabase(join(from, FILE_NAME), join(to, FILE_NAME));
  await secure(join(to, FILE_NAME));
  const pictures = await new PictureFiles(join(from, UPLOADS_FOLDER)).list();
  for (const { name } of pictures) {
    const place = join(to, UPLOADS_FOLDER, name);
    await mkdir(place, { recursive: true, mode: FOLDER_MODE });
    await cp(join(from, UPLOADS_FOLDER, name), place, { recursive: true, preserveTimestamps: true });
    for (const file of await readdir(place)) await secure(join(place, file));
  }
  return { pictures: pictures.length };
}

/** A server may be using the database. What is copied is checked page by page. */
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
    throw new Error(`The database "${file}" cannot be read (${reason}).`, { cause });
  }
}

/** For its owner alone, and on disk. */
async function secure(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.chmod(FILE_MODE);
    await file.sync();
  } finally {
    await file.close();
  }
}
