import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { collectedLog } from '../tests/support/collected-log.ts';
import { endWithLog } from './end-with-log.ts';

const EVENTS = ['SIGTERM', 'SIGINT', 'uncaughtException'] as const;

it('OPS-03 a signal that comes again does not end at once what is being ended, but a second Ctrl+C does', async () => {
  const before = EVENTS.map((event) => process.listeners(event as 'SIGTERM'));
  onTestFinished(() => {
    for (const [index, event] of EVENTS.entries())
      for (const listener of process.listeners(event as 'SIGTERM'))
        if (!before[index]?.includes(listener)) process.off(event, listener);
    vi.restoreAllMocks();
  });
  // Nobody cuts it off either.
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue(undefined as never);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const close = vi.fn(() => new Promise<void>(() => undefined));
  const app = { close, log: collectedLog().log } as unknown as FastifyInstance;
  const ending = new AbortController();
  endWithLog(app, { end: async () => undefined } as never, { ending, drainMs: 10 });
  const [forTerm, forInt] = [process.listenerCount('SIGTERM'), process.listenerCount('SIGINT')];
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  process.emit('SIGTERM');
  await wait(50);
  // Without a listener Node ends the process.
  expect([process.listenerCount('SIGTERM'), process.listenerCount('SIGINT')]).toEqual([forTerm, forInt]);
  expect(close).toHaveBeenCalledTimes(1);
  // The terminal and npm may both pass on the same one.
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  await wait(1_100);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(130);
});
