import { existsSync } from 'node:fs';
import { mkdtemp, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_NAME } from '../database/open-embedded.ts';
import { copyKept, type Kept } from './copy-kept.ts';
import { checkFiles } from './file-list.ts';
import { lockProblem } from './lock-problem.ts';

export interface Restored extends Kept {
  /** Where what was there before is now; null if there was nothing. */
  readonly before: string | null;
  /** Whether all files are known to be as they were; a backup of an earlier version does not say. */
  readonly isChecked: boolean;
}

/**
 * Replaces what a server stores with a backup. Nothing is deleted: the earlier data get another name.
 *
 * @param target the folder of the data; a link to it stays one
 * @throws Error in one sentence if it cannot be done; then all is as before
 */
export async function restore(folder: string, target: string, now: Date): Promise<Restored> {
  if (!existsSync(join(folder, FILE_NAME))) throw new Error(`"${folder}" holds no backup.`);
  const isChecked = await checkFiles(folder);
  const dataDir = existsSync(target) ? await realpath(target) : target;
  const unfinished = await mkdtemp(`${dataDir}.unfinished-`);
  try {
    const kept = await copyKept(folder, unfinished);
    const before = (await isFilled(dataDir))
      ? `${dataDir}.before-${now.toISOString().replaceAll(':', '-')}`
      : null;
    // Checked as late as possible: a supervisor may have started the server during the copying.
    refuseIfUsed(dataDir);
    if (before !== null) await moveAside(dataDir, before);
    else if (existsSync(dataDir)) await rmdir(dataDir);
    await rename(unfinished, dataDir).catch(async (error: unknown) => {
      if (before !== null) await rename(before, dataDir);
      throw error;
    });
    return { ...kept, before, isChecked };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function refuseIfUsed(dataDir: string): void {
  const problem = lockProblem(join(dataDir, FILE_NAME));
  if (problem === null) return;
  throw new Error(
    problem === 'SQLITE_BUSY'
      ? `A server is using "${dataDir}". Stop it first: what it receives in the meantime would be lost.`
      : `The database in "${dataDir}" cannot be locked (${problem}). Restore as the user that runs the server.`,
  );
}

async function isFilled(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  return (await readdir(folder)).length > 0;
}

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
