import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { copyPostgres, databaseUser, freePort } from '../embedded-postgres.mjs';
import { supervised } from './supervised.mjs';

const run = promisify(execFile);
const USER = 'site';

/**
 * Starts a PostgreSQL that keeps its data in a folder, for this machine alone.
 *
 * @param {string} folder
 * @param {(sentence: string) => void} say
 */
export async function startPostgres(folder, say) {
  mkdirSync(folder, { recursive: true });
  // The user that PostgreSQL runs as has to get in; only that one can read the data.
  chmodSync(folder, 0o755);
  rmSync(join(folder, 'native'), { recursive: true, force: true });
  const programs = copyPostgres(folder);
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(programs, data, secret);
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const server = await supervised({
    name: 'PostgreSQL',
    command: join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data],
    options: { ...databaseUser, cwd: folder },
    log: `${folder}.log`,
    isReady: () => answers(url),
    // Ends connections and writes what is open, where SIGTERM would wait for everybody to leave.
    signal: 'SIGINT',
    say,
  });
  return { url, stop: server.stop };
}

async function makeCluster(programs, data, secret) {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (databaseUser.uid !== undefined)
    for (const path of [data, secret]) chownSync(path, databaseUser.uid, databaseUser.gid);
  const words = [`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${secret}`, '--auth=scram-sha-256'];
  const options = { ...databaseUser, cwd: dirname(data) };
  await run(join(programs, 'initdb'), [...words, '--encoding=UTF8', '--locale=C'], options).catch((cause) => {
    const reason = `PostgreSQL cannot use "${dirname(data)}"`;
    if (cause.code !== 'EACCES') throw new Error(`${reason}: ${cause.message}`, { cause });
    throw new Error(`${reason}: it never runs as root. Be another user, or set STACK_DIR to an open folder.`);
  });
}

async function answers(url) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
