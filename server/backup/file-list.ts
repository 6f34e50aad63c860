import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Beside the database; only in backups. */
const LIST_NAME = 'backup.json';
const FILE_MODE = 0o600;

interface ListedFile {
  /** Relative to the backup, with `/`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes the list of a backup's files with their hashes, and returns once it is on disk. */
export async function listFiles(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: ListedFile[] = [];
  for (const entry of found) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.push({ path: relative(folder, path).split(sep).join('/'), ...(await read(path)) });
  }
  const list = await open(join(folder, LIST_NAME), 'wx', FILE_MODE);
  try {
    await list.writeFile(`${JSON.stringify({ files }, null, 1)}\n`);
    await list.sync();
  } finally {
    await list.close();
  }
}

/**
 * Checks that all files of a backup are as they were when it was made.
 *
 * @returns false if it is from a version that made no list, so it cannot be checked
 * @throws Error in one sentence that names the first file that is not
 */
export async function checkFiles(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, LIST_NAME), 'utf8').catch(nullIfMissing);
  if (text === null) return false;
  for (const { path, bytes, sha256 } of filesOf(text, folder)) {
    const now = await read(join(folder, path)).catch(nullIfMissing);
    if (now === null) throw damaged(folder, `"${path}" is missing`);
    if (now.bytes !== bytes || now.sha256 !== sha256)
      throw damaged(folder, `"${path}" is not as it was when the backup was made`);
  }
  return true;
}

function filesOf(text: string, folder: string): readonly ListedFile[] {
  try {
    const { files } = JSON.parse(text) as { readonly files: readonly ListedFile[] };
    if (Array.isArray(files)) return files;
  } catch {
    // A truncated file is not a list either.
  }
  throw damaged(folder, `"${LIST_NAME}" cannot be read`);
}

const damaged = (folder: string, reason: string) =>
  new Error(`The backup "${folder}" is damaged: ${reason}. Nothing was restored; take another one.`);

async function read(path: string): Promise<Omit<ListedFile, 'path'>> {
  const { size: bytes } = await stat(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes, sha256: hash.digest('hex') };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
