import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { copyKept, type Kept } from './copy-kept.ts';
import { listFiles } from './file-list.ts';

/**
 * Copies everything that a server stores into a new folder, even while it runs. An interrupted copy has another name,
 * so a folder with this name is complete.
 *
 * @throws Error in one sentence if it cannot be done; then there is no such folder
 */
export async function backUp(dataDir: string, folder: string): Promise<Kept> {
  if (existsSync(folder)) throw new Error(`"${folder}" is there already. Name a new folder.`);
  await mkdir(dirname(folder), { recursive: true });
  // A name of its own: two backups may be made at once.
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  try {
    const kept = await copyKept(dataDir, unfinished);
    await listFiles(unfinished);
    await rename(unfinished, folder);
    return kept;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
