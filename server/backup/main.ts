import { resolve } from 'node:path';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

/*
 * `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. The data are in the folder that DATA_DIR names.
 */
const NOT_UNDERSTOOD = 2;
const dataDir = resolve(process.env.DATA_DIR || '.data');

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});

async function main([command = '', ...words]: readonly string[]): Promise<number> {
  if (process.env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL names a PostgreSQL: its own programs back it up and restore it (docs/operations.md).',
    );
  const [folder, ...rest] = words;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    console.error(`npm run ${command} -- FOLDER   (DATA_DIR is "${dataDir}")`);
    return NOT_UNDERSTOOD;
  }
  const path = resolve(folder);
  if (command === 'backup') {
    const { pictures } = await backUp(dataDir, path);
    console.log(`"${path}" holds the database of "${dataDir}" and ${pictures} uploaded pictures.`);
    return 0;
  }
  const { pictures, before, isChecked } = await restore(path, dataDir, new Date());
  console.log(`"${dataDir}" holds what was in "${path}": the database and ${pictures} uploaded pictures.`);
  if (!isChecked)
    console.log(
      'The backup is from an earlier version, which made no list of its files: whether they are whole could not be checked.',
    );
  if (before !== null) console.log(`What was there before is in "${before}".`);
  return 0;
}
