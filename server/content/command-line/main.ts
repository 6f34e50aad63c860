import { userInfo } from 'node:os';
import { openDatabase } from '../../database/open-database.ts';
import { postgresSettings } from '../../database/postgres/postgres-settings.ts';
import { siteSettings } from '../../site-settings.ts';
import { Revisions } from '../revisions/revisions.ts';
import { sampleContent } from '../start/sample-content.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';
import { USAGE } from './usage.ts';

/*
 * `npm run content`. Settings come from the environment, as those of the server.
 */
const NOT_UNDERSTOOD = 2;

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});

async function main(): Promise<number> {
  const read = readArguments(process.argv.slice(2));
  if (!read.isGood) {
    console.error(`${read.reason} "npm run content -- --help" says more.`);
    return NOT_UNDERSTOOD;
  }
  if (read.command.name === 'help') {
    console.log(USAGE);
    return 0;
  }
  const now = () => new Date();
  const site = siteSettings(process.env);
  const db = await openDatabase(process.env.DATA_DIR || '.data', postgresSettings(process.env));
  try {
    return await runCommand(read.command, {
      db,
      revisions: new Revisions(db, now),
      author: read.author ?? nameOfUser(),
      now,
      site,
      origin: site.siteUrl || `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 4173}`,
      sample: () => sampleContent({ ...site, now: now() }),
      print: (line) => console.log(line),
    });
  } finally {
    await db.destroy();
  }
}

/** A user without an entry in the system, as in some containers, has no name. */
function nameOfUser(): string {
  try {
    return userInfo().username || 'somebody';
  } catch {
    return 'somebody';
  }
}
