import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/tools/browser.mjs';
import { endPopups } from '../support/fixtures.ts';
import { dispatchSync, stopWorkers, waitForWorker } from '../support/service-worker-control.ts';
import { untilHydrated } from '../support/settled.ts';
import { crashBrowser } from '../support/trouble/crash-browser.ts';
import { storedTexts, submitAndWait, type ToldByPage } from './in-page.ts';

const OUTBOX = 'outbox';
/** An address of the site without any of its pages, so that only the worker delivers. */
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

  /** Starts the browser and opens both windows; windows that are open stay. */
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

  /** Sends with the form and waits for what the visitor is told. */
  submit(which: 0 | 1, text: string): Promise<ToldByPage> {
    return this.window(which).evaluate(submitAndWait, text);
  }

  /**
   * Sends with the form and continues as soon as the message is stored on the device. A fast server may have it, and
   * the device may have deleted it, between two checks: then the page has reported that it is sent.
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
    const isSafe = async () => (await page.evaluate(storedTexts)).includes(text) || told === 'sent';
    while (!(await isSafe())) {
      if (Date.now() > limit) throw new Error(`"${text}" did not reach the outbox.`);
    }
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.context?.setOffline(isOffline);
  }

  /** Fires the `online` event in both windows. */
  async sayOnline(): Promise<void> {
    await Promise.all(
      this.windows.map((page) => page.evaluate(() => void dispatchEvent(new Event('online')))),
    );
  }

  /** Fires three syncs at once, as after an outage, together with the `online` events. */
  async storm(): Promise<void> {
    const page = this.window(0);
    const syncs = [1, 2, 3].map(() => dispatchSync(page, OUTBOX));
    await Promise.allSettled([...syncs, this.sayOnline()]);
  }

  /** Navigates both windows away from the site, so that the worker is alone with the messages. */
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

  /** Kills the browser in the middle of everything, like a dead battery. */
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
    return this.window(0).evaluate(storedTexts);
  }

  private forget(): void {
    this.context = null;
    this.windows.length = 0;
  }
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await untilHydrated(page);
  await waitForWorker(page);
}
