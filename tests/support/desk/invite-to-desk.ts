import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from '../site.ts';

const run = promisify(execFile);

/** Returns a one-time link to the desk, as the operator gets it at the command line. */
export async function inviteToDesk({ dataDir, url }: Site, email: string, role: string): Promise<string> {
  const words = ['dist-server/content.js', 'users', 'invite', email, '--role', role];
  const { stdout } = await run(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
  const [, secret] = /\/desk\/invitation\/(\S+)/.exec(stdout) ?? [];
  if (secret === undefined) throw new Error(`There is no link in: ${stdout}`);
  return `${url}/desk/invitation/${secret}`;
}
