import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { copyPostgres, databaseUser, freePort } from '../../../scripts/tools/embedded-postgres.mjs';

const run = promisify(execFile);
const START_LIMIT_MS = 60_000;

/** What is given up for tests that never look at what a kill leaves behind. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
/** A small log, so that it takes new space soon. */
const SMALL = ['min_wal_size=2MB', 'max_wal_size=16MB'];

/** A running PostgreSQL with a folder of its own. */
export interface Cluster {
  /** Of its first database, for its owner. */
  readonly url: string;
  /** Ends it in the middle of everything: its first process alone, or by `SIGQUIT` all of them at once. */
  kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
  /** Starts it again with what it has kept, unless it runs. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface ClusterKind {
  /** Whether what it has committed outlives a kill. */
  readonly isDurable: boolean;
  /** Where its data are, such as a disk of their own. */
  readonly disk?: string;
}

/**
 * Starts a PostgreSQL that is for tests alone: by default what is written is not waited for, and its texts have an order
 * of their own (ICU), so that whatever relies on the order of bytes has to say so.
 *
 * @throws Error if there is none for this system, or it does not start
 */
export async function startCluster(
  { isDurable, disk }: ClusterKind = { isDurable: false },
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user: { readonly uid?: number; readonly gid?: number } = databaseUser;
  try {
    const programs = copyPostgres(folder);
    const data = mkdtempSync(join(disk ?? folder, 'data-'));
    chmodSync(folder, 0o755);
    if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
    const kind = ['--username=owner', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    const order = ['--locale=C', '--locale-provider=icu', '--icu-locale=en'];
    const log = isDurable ? ['--wal-segsize=1'] : [];
    await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...kind, ...order, ...log], {
      ...user,
      cwd: folder,
    });
    const port = await freePort();
    const settings = ['max_connections=400', ...(isDurable ? SMALL : FAST)];
    const url = `postgres://owner@127.0.0.1:${port}/postgres`;
    const launch = async () => {
      const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data];
      const started = spawn(
        join(programs, 'postgres'),
        [...words, ...settings.flatMap((setting) => ['-c', setting])],
        { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const endToo = () => started.kill('SIGQUIT');
      process.once('exit', endToo);
      started.once('exit', () => process.off('exit', endToo));
      await untilReady(started, url);
      return started;
    };
    let server = await launch();
    return {
      url,
      kill: (signal) => end(server, signal),
      async start() {
        if (!hasEnded(server)) return;
        server = await retried(launch);
      },
      async stop() {
        // At once: its data is thrown away.
        await end(server, 'SIGQUIT');
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What a killed one has left running keeps the next one from its data for a moment. */
async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  const limit = performance.now() + START_LIMIT_MS;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (performance.now() > limit) throw error;
      await wait(200);
    }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text: Buffer) => {
    said = (said + text).slice(-4_000);
  });
  const limit = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch {
      if (hasEnded(server) || performance.now() > limit)
        throw new Error(`PostgreSQL for tests did not start:\n${said}`);
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(50);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
