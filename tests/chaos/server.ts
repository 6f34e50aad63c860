import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { type Site, startSite } from '../support/site.ts';

const CLOCK = pathToFileURL(join(import.meta.dirname, 'jumping-clock.mjs')).href;
/** All devices have one address here. */
const UNLIMITED = { CONTACT_PER_MINUTE: '1000000000' };
const START_LIMIT_MS = 120_000;
const RESTART_AFTER_MS = 500;

/** A server with a supervisor that starts it again. */
export class Server {
  /** Whether it is expected to answer. */
  isUp = true;
  /** How often it was started. */
  starts = 1;
  startedAt = performance.now();
  private starting: Promise<unknown> = Promise.resolve();
  private isOver = false;
  /** Why it did not start, in one line for each time. */
  readonly failedStarts: string[] = [];

  private constructor(
    readonly name: string,
    readonly site: Site,
    private readonly clock: string,
  ) {}

  /** Starts one for a single test. */
  static async start(name: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'));
    const clock = join(folder, 'ahead');
    const own = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${CLOCK}` };
    const site = await startSite('default', undefined, { ...UNLIMITED, ...settings, ...own });
    const server = new Server(name, site, clock);
    onTestFinished(async () => {
      server.isOver = true;
      // A test that failed may have left it on its way up.
      await server.starting;
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return server;
  }

  get url(): string {
    return this.site.url;
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    this.isUp = false;
    await this.site.kill();
  }

  /** Ends it as a supervisor does. */
  async stop(): Promise<void> {
    this.isUp = false;
    await this.site.stop();
  }

  /** Starts it again, as often as it takes: without its database it ends at once. */
  async startAgain(): Promise<void> {
    const limit = performance.now() + START_LIMIT_MS;
    while (!this.isOver)
      try {
        const start = this.site.start();
        this.starting = start.catch(() => undefined);
        await start;
        this.starts += 1;
        this.startedAt = performance.now();
        this.isUp = true;
        return;
      } catch (error) {
        if (performance.now() > limit) throw error;
        this.failedStarts.push(error instanceof Error ? error.message.replaceAll('\n', ' ').trim() : '');
        await wait(RESTART_AFTER_MS);
      }
  }

  /** Lets its clock jump to so much before or after the right time. */
  setClockAhead(ms: number): void {
    writeFileSync(this.clock, String(ms));
  }
}
