import type { BrowserContext, Page } from '@playwright/test';

/** What a page has told the server, oldest first; `events` is absent in a `DELETE`. */
export interface ToldServer {
  readonly method: string;
  readonly body: {
    readonly endpoint: string;
    readonly events?: readonly {
      readonly event: string;
      readonly kinds: readonly string[];
      readonly entries: readonly string[];
    }[];
  };
}

/** A server with notices; `status` is what it answers from now on, 0 for nothing at all. */
export async function answerNotices(context: BrowserContext) {
  const server = { status: 204, told: [] as ToldServer[] };
  await context.route('**/api/notices', async (route) => {
    const request = route.request();
    if (server.status === 0) return route.abort();
    if (request.method() !== 'GET')
      server.told.push({ method: request.method(), body: request.postDataJSON() });
    if (server.status >= 400) return route.fulfill({ status: server.status });
    return request.method() === 'GET'
      ? route.fulfill({ json: { key: 'AQID' } })
      : route.fulfill({ status: server.status });
  });
  return server;
}

/**
 * A browser with a push service: headless, it has none. Its subscription stays over page loads, as in a browser. The
 * answer to its question is what the context has granted; else the visitor refuses.
 */
export async function answerPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has none.
    if (!('serviceWorker' in navigator)) return;
    const NAME = 'test-push-endpoint';
    const subscription = () => {
      const endpoint = localStorage.getItem(NAME);
      return (
        endpoint && {
          endpoint,
          options: {},
          toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => {
            localStorage.removeItem(NAME);
            return true;
          },
        }
      );
    };
    const registration = {
      pushManager: {
        getSubscription: async () => subscription(),
        subscribe: async () => {
          localStorage.setItem(NAME, 'https://push.example/device');
          return subscription();
        },
      },
    };
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve(registration) });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  });
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notices' });
export const offer = (page: Page) => page.getByRole('button', { name: /^Notices/ });
