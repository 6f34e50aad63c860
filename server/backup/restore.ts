import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_NAME } from '../database/open-database.ts';
import { copyKept, type Kept } from './copy-kept.ts';
import { isInUse } from './is-in-use.ts';

export interface Restored extends Kept {
  /** Where what was there before is now; null if there was nothing. */
  readonly before: string | null;
}

/**
 * Puts a backup in the place of what a server keeps. Nothing is deleted: what was there gets another name.
 *
 * @throws Error in one sentence if it cannot be done; then all is as before
 */
export async function restore(folder: string, dataDir: string, now: Date): Promise<Restored> {
  if (!existsSync(join(folder, FILE_NAME))) throw new Error(`"${folder}" holds no backup.`);
  if (isInUse(join(dataDir, FILE_NAME)))
    throw new Error(
      `A server is using "${dataDir}". Stop it first: what it received meanwhile would be lost.`,
    );
  const unfinished = `${dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const kept = await copyKept(folder, unfinished);
    const before = (await isFilled(dataDir))
      ? `${dataDir}.before-${now.toISOString().replaceAll(':', '-')}`
      : null;
    if (before === null) await rm(dataDir, { recursive: true, force: true });
    else await moveAside(dataDir, before);
    await rename(unfinished, dataDir);
    return { ...kept, before };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const isFilled = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );

/** A folder that is a disk of its own keeps its name. */
async function moveAside(dataDir: string, before: string): Promise<void> {
  await rename(dataDir, before).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new Error(
      `"${dataDir}" cannot get another name (${reason}). Restore into a new folder: set DATA_DIR to it.`,
      { cause },
    );
  });
}
