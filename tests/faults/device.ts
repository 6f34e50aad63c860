import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/tools/browser.mjs';
import { crashBrowser } from '../support/crash-browser.ts';
import { endPopups } from '../support/fixtures.ts';
import { dispatchSync, stopWorkers, waitForWorker } from '../support/service-worker-control.ts';
import { untilAlive } from '../support/settled.ts';
import { keptTexts, submitAndWait, type ToldByPage } from './in-page.ts';

const OUTBOX = 'outbox';
/** An address of the site where none of its pages runs, so that only the worker delivers. */
const NO_PAGE = '/robots.txt';
const KEPT_LIMIT_MS = 10_000;

/** A visitor's browser with a profile on disk and two windows of the site at the contact form. */
export class Device {
  private context: BrowserContext | null = null;
  private readonly windows: Page[] = [];
  /** Errors no page caught. */
  readonly crashes: string[] = [];

  constructor(
    private readonly url: string,
    private readonly folder: string,
  ) {}

  /** Starts the browser and opens both windows; those that are open stay. */
  async open(): Promise<void> {
    if (this.context === null) {
      this.context = await chromium.launchPersistentContext(this.folder, {
        ...launchOptions(),
        baseURL: this.url,
      });
      this.context.on('weberror', (problem) => this.crashes.push(problem.error().message));
      await this.context.addInitScript(endPopups);
    }
    for (const which of [0, 1]) {
      const page = this.windows[which] ?? (await this.context.newPage());
      this.windows[which] = page;
      if (new URL(page.url(), this.url).pathname !== '/contact') await openForm(page);
    }
  }

  window(which: 0 | 1): Page {
    const page = this.windows[which];
    if (page === undefined) throw new Error('The browser is not open.');
    return page;
  }

  /** Sends by the form and waits for what the visitor is told. */
  submit(which: 0 | 1, text: string): Promise<ToldByPage> {
    return this.window(which).evaluate(submitAndWait, text);
  }

  /**
   * Sends by the form and goes on as soon as the message is on the device. A quick server may have it, and the device
   * have let go of it, between two looks: then the page has said that it is sent.
   */
  async begin(which: 0 | 1, text: string): Promise<void> {
    const page = this.window(which);
    let told: ToldByPage | null = null;
    void page.evaluate(submitAndWait, text).then(
      (heard) => {
        told = heard;
      },
      () => undefined,
    );
    const limit = Date.now() + KEPT_LIMIT_MS;
    const isSafe = async () => (await page.evaluate(keptTexts)).includes(text) || told === 'sent';
    while (!(await isSafe())) {
      if (Date.now() > limit) throw new Error(`"${text}" did not reach the outbox.`);
    }
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.context?.setOffline(isOffline);
  }

  /** The browser tells both windows of the network. */
  async sayOnline(): Promise<void> {
    await Promise.all(
      this.windows.map((page) => page.evaluate(() => void dispatchEvent(new Event('online')))),
    );
  }

  /** Three syncs at once, as they come after an outage, and the news of the network beside them. */
  async storm(): Promise<void> {
    const page = this.window(0);
    const syncs = [1, 2, 3].map(() => dispatchSync(page, OUTBOX));
    await Promise.allSettled([...syncs, this.sayOnline()]);
  }

  /** Leaves the site with both windows, so that the worker is alone with the messages. */
  async leaveToWorker(): Promise<void> {
    for (const page of this.windows) await page.goto(NO_PAGE);
    await dispatchSync(this.window(0), OUTBOX);
  }

  async stopWorkers(): Promise<void> {
    await stopWorkers(this.window(0));
  }

  async closeWindow(which: 0 | 1): Promise<void> {
    await this.window(which).close();
    delete this.windows[which];
  }

  /** Ends the browser in the middle of whatever it does, like a dead battery. */
  async kill(): Promise<void> {
    if (this.context !== null) await crashBrowser(this.context);
    this.forget();
  }

  async close(): Promise<void> {
    await this.context?.close();
    this.forget();
  }

  /** Texts of the messages that are on the device. */
  kept(): Promise<readonly string[]> {
    return this.window(0).evaluate(keptTexts);
  }

  private forget(): void {
    this.context = null;
    this.windows.length = 0;
  }
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await untilAlive(page);
  await waitForWorker(page);
}
