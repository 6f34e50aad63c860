import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { KEY } from './sample-server.ts';
import { newFolder, startedServer, stopped } from './started-server.ts';

type Started = Awaited<ReturnType<typeof startedServer>>;

const LOUD = { LOG_LEVEL: 'info' };
const ask = ({ url }: Started) => fetch(url + eventList.path, { headers: { 'access-token': KEY } });
/** As many lines as no pipe holds. */
const [OFTEN, AT_ONCE] = [80, 10];
const askOften = (started: Started) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let count = 0; count < OFTEN; count += 1) expect((await ask(started)).status).toBe(200);
    }),
  );
/** The lines of the log among the sentences of the start. */
const linesOf = ({ said }: Started) =>
  said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** A part of the program that fails when it gets this signal, outside of every request. */
function failure(code: string) {
  const file = join(newFolder(), 'fail.mjs');
  writeFileSync(file, `process.on('SIGUSR2', () => { ${code} });`);
  return { NODE_OPTIONS: `--import=${file}` };
}

describe('the log of a server that runs by itself', () => {
  it('OPS-36 has sentences for whoever starts it, and else lines of JSON', async () => {
    const started = await startedServer(newFolder(), LOUD);
    expect(started.said()).toMatch(
      /^listening on http:\/\/127\.0\.0\.1:\d+\nServing .*\nOpen .* in a browser\./m,
    );
    for (let count = 0; count < 20; count += 1) await (await ask(started)).text();
    expect(await stopped(started.server)).toBe(0);
    await vi.waitFor(() => expect(started.said()).toContain('SIGTERM'));
    const lines = linesOf(started);
    expect(lines.filter(({ msg, status }) => msg === 'request' && status === 200)).toHaveLength(20);
    expect(lines.at(-1)).toMatchObject({ level: 'info', reason: 'SIGTERM' });
  });

  it('OPS-36 is written to its end before the server ends', async () => {
    const started = await startedServer(newFolder(), LOUD);
    started.server.stdout?.pause();
    await askOften(started);
    // More than a pipe holds waits in the server.
    const ended = new Promise((resolve) => started.server.once('close', resolve));
    started.server.stdout?.resume();
    started.server.kill();
    expect(await ended).toBe(0);
    expect(linesOf(started).filter(({ msg }) => msg === 'request')).toHaveLength(OFTEN * AT_ONCE);
  });

  it('OPS-36 has no reader any more: the server goes on', async () => {
    const started = await startedServer(newFolder(), LOUD);
    started.server.stdout?.destroy();
    started.server.stderr?.destroy();
    for (let count = 0; count < 20; count += 1) expect((await ask(started)).status).toBe(200);
    expect(await stopped(started.server)).toBe(0);
  });

  it('OPS-36 has a reader who does not read: every request is answered, and the server ends', async () => {
    const started = await startedServer(newFolder(), LOUD);
    started.server.stdout?.pause();
    await askOften(started);
    expect(await stopped(started.server)).toBe(0);
  });

  it.each([
    ['an error that nobody caught', "throw new TypeError('planted')"],
    ['a rejection that nobody handles', "Promise.reject(new TypeError('planted'))"],
  ])('OPS-37 after %s it says so once, ends what is under way, and ends with code 1', async (_what, code) => {
    const started = await startedServer(newFolder(), {
      ...LOUD,
      ...failure(`${code}; setTimeout(() => { ${code} })`),
    });
    await fetch(`${started.url}/__scenario`, {
      ...{ method: 'PUT', body: JSON.stringify({ name: 'slow', delayMs: 1_500 }) },
      headers: { 'content-type': 'application/json' },
    });
    const underWay = ask(started);
    await vi.waitFor(async () =>
      expect(await (await fetch(`${started.url}/__requests`)).text()).toContain(eventList.path),
    );
    const ended = new Promise((resolve) => started.server.once('close', resolve));
    started.server.kill('SIGUSR2');
    expect((await underWay).status).toBe(200);
    expect(await ended).toBe(1);
    const fatal = linesOf(started).filter(({ level }) => level === 'fatal');
    expect(fatal).toMatchObject([
      { err: { type: 'TypeError', stack: expect.arrayContaining([expect.stringContaining('fail.mjs')]) } },
    ]);
    expect(started.said()).not.toContain('planted');
  });

  it('OPS-35 is as quiet as it is told to be', async () => {
    const started = await startedServer(newFolder(), { LOG_LEVEL: 'silent' });
    await (await ask(started)).text();
    expect(await stopped(started.server)).toBe(0);
    expect(linesOf(started)).toEqual([]);
  });
});
