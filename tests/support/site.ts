import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoggedRequest } from '../../server/api/request-log.ts';
import type { ScenarioChoice, ScenarioName } from '../../server/api/scenario.ts';
import type { ContactMode } from '../../server/messages/contact-mode.ts';
import type { StoredMessage } from '../../server/messages/store.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Only a server that hangs is given up: a busy machine may take half a minute. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;
const ASK_LIMIT_MS = 5_000;

/** The built site with its API on its own port and its own database. */
export interface Site {
  /** `http://127.0.0.1:<port>`; stays the same when the server is restarted. */
  readonly url: string;
  /** Folder of its database, for another process with the same. */
  readonly dataDir: string;
  /** All that the server has printed since it was started last. */
  said(): string;
  /** Restarts the server at the same address. */
  start(): Promise<void>;
  /** Shuts the server down gracefully: connections are refused from then on. */
  stop(): Promise<void>;
  /** Kills the server in the middle of everything, like a power cut. */
  kill(): Promise<void>;
  /** Connections are accepted but nothing answers, like a hanging network, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Contact messages the server has stored, oldest first. */
  received(): Promise<readonly StoredMessage[]>;
  /** The last calls to the API, oldest first; `forgetRequests` clears the list. */
  requests(): Promise<readonly LoggedRequest[]>;
  forgetRequests(): Promise<void>;
  /** Changes what the sample API answers, for all calls or only some paths (`SCENARIO` in docs/operations.md). */
  scenario(name: ScenarioName, more?: Omit<ScenarioChoice, 'name'>): Promise<void>;
  /** Sets how contact messages are answered from now on, or only the next few. */
  contact(mode: ContactMode, times?: number): Promise<void>;
  /** Stops the server and removes what it stored. */
  close(): Promise<void>;
}

interface Running {
  readonly process: ChildProcess;
  readonly port: string;
  readonly said: readonly string[];
}

interface Launch {
  readonly port: string;
  readonly dataDir: string;
  readonly scenario: ScenarioName;
  /** Folder of the built site. */
  readonly siteDir: string;
  /** Further settings of the server by their environment variables. */
  readonly settings: Readonly<Record<string, string>>;
}

async function launch({ port, dataDir, scenario, siteDir, settings }: Launch): Promise<Running> {
  const own = {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SCENARIO: scenario,
    SITE_DIR: siteDir,
    PROBES: 'on',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An aborted test run must leave no server behind.
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`dist-server/main.js ${why}.\n${said.join('')}`));
    };
    const limit = setTimeout(fail, START_LIMIT_MS, `did not listen within ${START_LIMIT_MS / 1000} s`);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    const tooEarly = (code: number | null) => fail(`ended with code ${code} before it listened`);
    child.once('exit', tooEarly);
    createInterface(child.stdout).on('line', (line) => {
      said.push(`${line}\n`);
      const heard = /listening on http:\/\/.*:(\d+)/.exec(line)?.[1];
      if (heard === undefined) return;
      clearTimeout(limit);
      child.off('exit', tooEarly);
      resolve({ process: child, port: heard, said });
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  child.kill('SIGCONT');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(patience);
}

/** The site as `npm run build` leaves it. */
export const BUILT_SITE = resolve(ROOT, process.env.SITE_DIR || 'dist');

/** The prerendered addresses of a build with their files; articles are told apart by the query. */
export function builtPages(): Readonly<Record<string, string>> {
  const { pages, byQuery } = JSON.parse(readFileSync(join(BUILT_SITE, 'pages.json'), 'utf8')) as {
    pages: Record<string, string>;
    byQuery: Record<string, { parameter: string; files: Record<string, string> }>;
  };
  const byFile = new Map<string, string>();
  // Of the values that lead to a file the first is the one that the site itself uses.
  for (const [path, { parameter, files }] of Object.entries(byQuery))
    for (const [value, file] of Object.entries(files))
      if (!byFile.has(file)) byFile.set(file, `${path}?${parameter}=${encodeURIComponent(value)}`);
  return { ...pages, ...Object.fromEntries([...byFile].map(([file, address]) => [address, file])) };
}

/**
 * Starts the built server on a free port, for the built site or a copy of it in another folder. Throws with the
 * server's own words when it does not start.
 */
export async function startSite(
  scenario: ScenarioName = 'default',
  siteDir = BUILT_SITE,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  let running = await launch({ port: '0', dataDir, scenario, siteDir, settings });
  const { port } = running;
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path} answered ${response.status}`);
    return response;
  };
  const put = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    await ask(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  };
  return {
    url,
    dataDir,
    said: () => running.said.join(''),
    async start() {
      await end(running.process, 'SIGTERM');
      running = await launch({ port, dataDir, scenario, siteDir, settings });
    },
    stop: () => end(running.process, 'SIGTERM'),
    kill: () => end(running.process, 'SIGKILL'),
    freeze: () => void running.process.kill('SIGSTOP'),
    thaw: () => void running.process.kill('SIGCONT'),
    received: async () => (await ask('/__received')).json(),
    requests: async () => (await ask('/__requests')).json(),
    forgetRequests: async () => void (await ask('/__requests', { method: 'DELETE' })),
    scenario: (name, more) => put('/__scenario', { ...more, name }),
    contact: (mode, times) => put('/__contact', { mode, times }),
    async close() {
      await end(running.process, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
