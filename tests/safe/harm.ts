import type { BrowserContext } from '@playwright/test';

/** A violation that a content policy blocked. */
export interface Stopped {
  readonly directive: string;
  readonly address: string;
  readonly sample: string;
  /** The script in which it happened. */
  readonly source: string;
}

/** Everything harmful that a context did. The lists grow while pages run. */
export interface Harm {
  /** Numbers of the probes whose code ran. */
  readonly ran: Set<number>;
  /** Requests to other hosts, including those that the policy blocked; none of them is answered. */
  readonly asked: string[];
  /** Those of them that were actually sent. */
  readonly wentOut: string[];
  readonly dialogs: string[];
  /** Windows that nobody opened on purpose. */
  readonly windows: string[];
  readonly stopped: Stopped[];
}

/** Code by which a probe reports that it runs. */
export const runs = (number: number) => `__hit(${number})`;

/** A host of its own for each probe. */
export const hostOfProbe = (number: number) => `p${number}.foul.example`;

/** Watches all pages of a context from now on. Call it before the first navigation. */
export async function watchForHarm(context: BrowserContext, ownOrigin: string): Promise<Harm> {
  const harm: Harm = { ran: new Set(), asked: [], wentOut: [], dialogs: [], windows: [], stopped: [] };
  await context.exposeBinding('__hit', (_source, number: number) => void harm.ran.add(number));
  await context.exposeBinding('__stopped', (_source, stopped: Stopped) => void harm.stopped.push(stopped));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { __stopped } = globalThis as unknown as { __stopped: (stopped: Stopped) => Promise<void> };
      const source = sourceFile ?? '';
      void __stopped({ directive: effectiveDirective, address: blockedURI, sample, source });
    });
  });
  const isForeign = (address: URL) =>
    /^(?:https?|wss?|ftp):$/.test(address.protocol) && address.origin !== ownOrigin;
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) harm.asked.push(request.url());
  });
  context.on('dialog', (dialog) => {
    harm.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('page', (page) => {
    // The first page is the test's own.
    if (context.pages().length > 1) harm.windows.push(page.url());
  });
  // Aborted, not failed: a page that is redirected stays where it is, and the next probe finds it.
  await context.route(isForeign, (route) => {
    harm.wentOut.push(route.request().url());
    return route.abort('aborted');
  });
  return harm;
}

/** The cleaner's own file; its name is the one the build gives it. */
export const CLEANER = /\/assets\/clean-(?:html|by-library)-[^/]+\.js\b/;

/**
 * The cleaner parses hostile markup in a document that runs and loads nothing, and Chromium reports what the policy
 * would have blocked there: handlers, style, a base. That is noise of the parsing, not a fault of the page
 * (docs/safety.md, X12). Violations after the markup has left the cleaner come from other files.
 */
export const isNoiseOfCleaning = ({ source }: Stopped) => CLEANER.test(source);

/** Removes the browser's own sanitizer from all pages of a context, so that the library has to clean. */
export const withoutOwnSanitizer = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  });
