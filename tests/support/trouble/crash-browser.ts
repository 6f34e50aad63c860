import type { BrowserContext } from '@playwright/test';

/** Ends the browser of a profile as a dead battery would, without a chance to finish anything. */
export async function crashBrowser(context: BrowserContext): Promise<void> {
  const gone = new Promise((resolve) => context.once('close', resolve));
  const devtools = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
  void devtools.send('Browser.crash').catch(() => undefined);
  await gone;
}
