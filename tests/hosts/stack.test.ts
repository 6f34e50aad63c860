import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask as askDatabase } from '../support/postgres/ask.ts';
import { type StartedStack, startStack } from './started-stack.ts';
import { keepAsking, Visitor } from './visitor.ts';
import { INSTALLED } from './web-servers.ts';

/** Of one server: there are two, and each counts for itself. */
const VISITS = 3;
const VISIT = {
  ...{
    fromurl: '',
    tourl: '/',
    pagename: 'home',
    browseagent: 'Test',
    ip: '',
    sessionid: 's',
    apifor: 'web',
  },
  eventid: '1',
};
const LIMIT_MS = 300_000;
/** By then Caddy has asked each server several times. */
const SEEN_AFTER_MS = 4_000;
const hasCaddy = INSTALLED.includes('caddy');

it.skipIf(hasCaddy)('skipped: caddy is not installed', () => undefined);

describe.runIf(hasCaddy)('PostgreSQL, two servers and Caddy, started as processes', () => {
  let stack: StartedStack;
  beforeAll(async () => {
    stack = await startStack({ CONTACT_PER_MINUTE: '1000000', VISITS_PER_MINUTE: String(VISITS) });
  }, LIMIT_MS);
  afterAll(() => stack?.stop(), LIMIT_MS);

  function visitor(address?: string): Visitor {
    const one = new Visitor(stack, address);
    onTestFinished(() => one.leave());
    return one;
  }

  it('OPS-40 answer pages, API and desk over TLS, by an authority of their own', async () => {
    const guest = visitor();
    for (const [path, text] of [
      ['/', '<html'],
      ['/event', '<html'],
      ['/api/Menu', 'data'],
      ['/desk', '<html'],
      ['/readyz', 'status'],
      ['/sitemap.xml', `${stack.url}/`],
    ] as const) {
      const said = await guest.ask({ path });
      expect(said.status, path).toBe(200);
      expect(said.text, path).toContain(text);
    }
    await expect(new Visitor({ ...stack, certificate: '' }).ask({ path: '/' })).rejects.toThrow(
      /certificate/,
    );
  });

  it('OPS-40 count visitors by their own addresses, whatever these claim', async () => {
    const visit = async (from: Visitor, claim: string) =>
      (await from.ask({ path: '/api/trackingevent', body: VISIT, headers: { 'x-forwarded-for': claim } }))
        .status;
    const first = visitor('127.0.0.1');
    const statuses = [];
    for (let count = 0; count <= 2 * VISITS; count += 1)
      statuses.push(await visit(first, `203.0.113.${count}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 * VISITS);
    expect(statuses.at(-1)).toBe(429);
    expect(await visit(visitor('127.0.0.2'), '127.0.0.1')).toBe(200);
  });

  it(
    'OPS-41 lose no request while one server after the other is stopped, and while a build is put in place',
    async () => {
      const stop = keepAsking([visitor(), visitor('127.0.0.2')]);
      for (const part of ['Server 1', 'Server 2']) {
        const before = stack.processOf(part);
        const isBack = stack.untilSaid(`${part} runs`);
        process.kill(before, 'SIGTERM');
        await isBack;
        expect(stack.processOf(part)).not.toBe(before);
      }
      const isInPlace = stack.untilSaid('The present build is in place.');
      stack.update();
      await isInPlace;
      const { done, failed, messages } = await stop();
      expect(failed).toEqual([]);
      expect(done).toBeGreaterThan(100);
      const rows = await askDatabase(stack.database, 'select payload from contact_message');
      const stored = rows.map(({ payload }) => JSON.parse(payload).message);
      expect(stored.sort()).toEqual([...messages].sort());
    },
    LIMIT_MS,
  );

  it('OPS-41 let visitors read on while the database is away', async () => {
    const reader = visitor();
    const status = async (path: string) => (await reader.ask({ path })).status;
    expect(await status('/api/Menu')).toBe(200);
    // It cannot be started again.
    chmodSync(stack.databaseProgram, 0o644);
    process.kill(stack.processOf('PostgreSQL'), 'SIGINT');
    await stack.untilSaid('PostgreSQL did not start');
    const end = performance.now() + SEEN_AFTER_MS;
    while (performance.now() < end) {
      expect(await status('/readyz')).toBe(503);
      expect([await status('/api/Menu'), await status('/event')]).toEqual([200, 200]);
    }
    const isBack = stack.untilSaid('PostgreSQL runs');
    chmodSync(stack.databaseProgram, 0o755);
    await isBack;
    // The servers take turns, and each of them leaves the database alone for up to a second.
    await vi.waitFor(
      async () => expect([await status('/readyz'), await status('/readyz')]).toEqual([200, 200]),
      5_000,
    );
    expect((await reader.sendMessage()).status).toBe(200);
  });

  it(
    'OPS-40 end together',
    async () => {
      const all = ['PostgreSQL', 'Server 1', 'Server 2', 'Caddy'].map(stack.processOf);
      for (const one of all) expect(process.kill(one, 0)).toBe(true);
      expect(await stack.stop()).toBe(0);
      for (const one of all) expect(() => process.kill(one, 0)).toThrow('ESRCH');
    },
    LIMIT_MS,
  );
});

it('OPS-40 says in one sentence that Caddy is missing', () => {
  const env = { ...process.env, PATH: '', PORT: '0', STACK_DIR: mkdtempSync(join(tmpdir(), 'stack-')) };
  onTestFinished(() => rmSync(env.STACK_DIR, { recursive: true }));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tools/stack.mjs'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('Caddy was not found; please install it (https://caddyserver.com/docs/install).\n');
  expect(status).toBe(1);
});
