import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from './web-servers.ts';

export interface StartedStack {
  readonly url: string;
  /** The certificate of the authority that Caddy has for itself. */
  readonly certificate: string;
  /** Of the database, for its owner. */
  readonly database: string;
  /** The program that the database is. */
  readonly databaseProgram: string;
  /** The process that a part has now. */
  processOf(part: string): number;
  /** Puts the present build in place, as the documents say. */
  update(): void;
  /** Waits until the command prints this once more. */
  untilSaid(sentence: string): Promise<void>;
  /** Stops it as Ctrl+C does. Returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts PostgreSQL, two servers and Caddy, as `npm run stack` does. */
export async function startStack(settings: Readonly<Record<string, string>>): Promise<StartedStack> {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  // PostgreSQL does not run as root, and has to get in.
  chmodSync(folder, 0o755);
  const { DATABASE_URL: _, ...outside } = process.env;
  const env = { ...outside, PORT: '0', STACK_DIR: folder, ...settings };
  const child = spawn(process.execPath, ['scripts/tools/stack.mjs'], { env, stdio: 'pipe' });
  let said = '';
  const heard = new EventEmitter();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
      heard.emit('more');
    });
  const isOver = once(child, 'exit').then(() => {
    throw new Error(`It has ended:\n${said}`);
  });
  isOver.catch(() => undefined);
  const untilSaid = async (sentence: string) => {
    const count = () => said.split(sentence).length;
    const before = count();
    while (count() === before) await Promise.race([once(heard, 'more'), isOver]);
  };
  await untilSaid('Ctrl+C stops everything');
  const found = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
  return {
    url: found(/Open (https:\S+)/),
    certificate: readFileSync(found(/issued by "(.+?)"/), 'utf8'),
    database: readFileSync(join(folder, 'database-url'), 'utf8'),
    databaseProgram: join(folder, 'postgres/native/bin/postgres'),
    processOf: (part) =>
      Number(
        said
          .match(new RegExp(`${part} runs, as process (\\d+)`, 'g'))
          ?.at(-1)
          ?.match(/\d+$/),
      ),
    update: () => void process.kill(Number(found(/kill -HUP (\d+)/)), 'SIGHUP'),
    untilSaid,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
