import { resolve } from 'node:path';
import { databaseName, postgresSettings } from '../database/postgres/postgres-settings.ts';
import { move } from './move.ts';

/*
 * `npm run data -- move --to postgres://…`. The embedded database is in the folder that DATA_DIR names. Without `--to`, it
 * is DATABASE_URL that names the other one, since others on this machine can read the words of a command.
 */
const NOT_UNDERSTOOD = 2;
const { env } = process;
const dataDir = resolve(env.DATA_DIR || '.data');

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});

async function main([command, option, address, ...rest]: readonly string[]): Promise<number> {
  const isGood = option === undefined || (option === '--to' && address !== undefined && rest.length === 0);
  const to = postgresSettings({ ...env, ...(address && { DATABASE_URL: address }) });
  if (command !== 'move' || !isGood || to === null) {
    console.error(
      `npm run data -- move --to postgres://user:password@host:5432/name   (DATA_DIR is "${dataDir}")`,
    );
    return NOT_UNDERSTOOD;
  }
  const moved = [...(await move(dataDir, to))];
  const rows = moved.reduce((sum, [, count]) => sum + count, 0);
  for (const [table, count] of moved) if (count > 0) console.log(`${table}: ${count}`);
  console.log(
    `"${databaseName(to)}" holds all ${rows} rows of "${dataDir}". Each was read back and is the same.`,
  );
  console.log(
    `"${dataDir}" is as it was; uploaded pictures stay there. Start the server with DATABASE_URL from now on.`,
  );
  return 0;
}
