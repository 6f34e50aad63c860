import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the drawings of some folders into one file of the built site: an object of their texts by path.
 *
 * @param {string} siteDir folder of the built site
 * @param {{ address: string, folders: readonly string[], ending: string }} where the file is to lie, and what is in it
 */
export function gatherDrawings(siteDir, { address, folders, ending }) {
  const drawings = {};
  for (const folder of folders)
    for (const name of readdirSync(join(siteDir, folder)).sort())
      if (name.endsWith(ending))
        drawings[`/${folder}/${name}`] = readFileSync(join(siteDir, folder, name), 'utf8');
  writeFileSync(join(siteDir, address), JSON.stringify(drawings));
}
