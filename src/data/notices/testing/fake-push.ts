import { vi } from 'vitest';

/** Base64url of the bytes 1, 2, 3. */
const KEY = 'AQID';

/** A browser with push, and a server with notices: each test plays both. */
export function fakePush() {
  const browser = {
    permission: 'default' as NotificationPermission,
    /** What the visitor answers. */
    answer: 'granted' as NotificationPermission,
    refuses: false,
    subscription: null as ReturnType<typeof subscriptionOf> | null,
    made: 0,
  };
  const server = {
    key: KEY,
    /** 0: there is no answer. */
    status: 204,
    /** What it answers to `PUT` alone; null: as to everything. */
    refusesToStore: null as number | null,
    calls: [] as { readonly method: string; readonly body: unknown }[],
  };

  function subscriptionOf(key: string, endpoint: string) {
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: vi.fn(async () => {
        browser.subscription = null;
        return true;
      }),
    };
  }
  const registration = {
    pushManager: {
      getSubscription: async () => browser.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (browser.refuses) throw new DOMException('no push service', 'AbortError');
        browser.made += 1;
        browser.subscription = subscriptionOf(applicationServerKey, `https://push.example/${browser.made}`);
        return browser.subscription;
      },
    },
  };
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  vi.stubGlobal('navigator', {
    locks,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      if (browser.permission === 'default') browser.permission = browser.answer;
      return browser.permission;
    },
  });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (server.status === 0) throw new TypeError('Failed to fetch');
    server.calls.push({ method, body: body ? JSON.parse(String(body)) : null });
    const status = (method === 'PUT' ? server.refusesToStore : null) ?? server.status;
    return method === 'GET' && status < 400
      ? Response.json({ key: server.key })
      : new Response(null, { status });
  });
  const methods = () => server.calls.map(({ method }) => method);
  return { browser, server, registration, methods };
}
