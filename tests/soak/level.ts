import type { CDPSession, Page } from '@playwright/test';

/** How much of the browser a page uses. */
export interface Level {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Timeouts and intervals that are set and have not ended. */
  readonly timers: number;
}

/** Counts the timers of every page of the context from its beginning; must run before anything else. */
export function countTimers(): void {
  const open = new Set<number>();
  Object.assign(window, { openTimers: open });
  const { setTimeout: begin, clearTimeout: end, setInterval: repeat, clearInterval: endRepeat } = window;
  Object.assign(window, {
    setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = begin(() => {
        open.delete(id);
        if (typeof work === 'function') work(...rest);
      }, ms);
      open.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      open.delete(id);
      end(id);
    },
    setInterval: (work: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = repeat(work, ms, ...rest);
      open.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      open.delete(id);
      endRepeat(id);
    },
  });
}

/** The level of a page after garbage collection. */
export async function levelOf(page: Page, client: CDPSession): Promise<Level> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const timers = await page.evaluate(
    () => (window as unknown as { openTimers: Set<number> }).openTimers.size,
  );
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners, timers };
}

/** Growth per hour by least squares, so that one high reading does not decide the result. */
export function growthPerHour(
  readings: readonly { readonly hour: number; readonly value: number }[],
): number {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hour, value] = [middle(readings.map((one) => one.hour)), middle(readings.map((one) => one.value))];
  const above = readings.reduce((sum, one) => sum + (one.hour - hour) * (one.value - value), 0);
  const below = readings.reduce((sum, one) => sum + (one.hour - hour) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
