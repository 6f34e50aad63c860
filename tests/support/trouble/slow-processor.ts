import type { BrowserContext, Page } from '@playwright/test';

/** `TEST_SLOWER=4` runs the browser tests as on a processor four times slower: a test that races the machine fails. */
const rate = Number(process.env.TEST_SLOWER ?? 1);

/** Slows the processor for every page of the context, as `TEST_SLOWER` says. */
export async function slowProcessor(context: BrowserContext): Promise<void> {
  if (rate === 1) return;
  const slow = async (page: Page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  // A page that is closed at once does not need it.
  context.on('page', (page) => void slow(page).catch(() => undefined));
  await Promise.all(context.pages().map(slow));
}
