import type { BrowserContext, Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** The page a request belongs to, if it has one: a worker's and the first of a new window have none. */
function pageOf(request: Request): Page | undefined {
  if (request.serviceWorker()) return undefined;
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** Counts the requests of all pages of a context from now on, for `isWaitingForRequests`. */
export function watchRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = pageOf(request);
    // A stream of events never ends, and says nothing of what the page still waits for.
    if (!page || request.resourceType() === 'eventsource') return;
    underWay.set(page, (underWay.get(page) ?? new Set()).add(request));
  });
  const end = (request: Request) => {
    const page = pageOf(request);
    if (page) underWay.get(page)?.delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Whether the page has sent a request that is not answered yet. */
export const isWaitingForRequests = (page: Page): boolean => (underWay.get(page)?.size ?? 0) > 0;
