import './styles/main.css';
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DOMRouterOpts,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { isPreview } from '#core/preview.ts';
import { noteDrawn } from './app/lazy-page.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { takeHydrationSnapshot } from './data/answers/hydration-snapshot.ts';
import { createQueryClient } from './data/answers/query-client.ts';
import { followBrowserEvents, followConnection } from './data/connection/connection.ts';
import { hasNoticesToKeep } from './data/notices/notices-note.ts';
import { watchOutbox } from './data/outbox/outbox-state.ts';
import { followLeaving } from './data/visit/follow-leaving.ts';
import { isKiosk } from './data/visit/is-kiosk.ts';
import { whenIdle } from './data/when-idle.ts';
import { lazyOnce } from './data/worker/lazy-once.ts';
import { openPageWith } from './data/worker/open-page.ts';
import { linkWorker } from './data/worker/worker-link.ts';
import { createI18n } from './i18n/i18n.ts';
import { placeToRestore } from './navigation/scroll.ts';
import { stopRecording } from './startup/1-document/record-early-events.ts';
import { hydrateAll } from './ui/hydration/hydration-trigger.ts';
import { loadLazyParts } from './ui/hydration/lazy-part.tsx';

/** The routes, and how the router is opened. */
interface Site {
  readonly routes: RouteObject[];
  readonly openRouter: (options?: DOMRouterOpts) => ReturnType<typeof createBrowserRouter>;
  /** Whether packs are fetched ahead from here; a kiosk has its own times for that. */
  readonly fetchesAhead: boolean;
}

export const SITE: Site = {
  routes,
  openRouter: (options) => createBrowserRouter(routes, options),
  fetchesAhead: true,
};

/** Hydrates the prerendered page, or renders the page if only the shell was served. */
export async function start({ routes, openRouter, fetchesAhead } = SITE): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const queryClient = createQueryClient();
  const data = readPageData();
  if (data) {
    hydrate(queryClient, data);
    takeHydrationSnapshot(queryClient);
  }
  const isHere = await loadPagesOf(routes, location);
  // Lets the browser respond between two tasks: as one task they block a slow phone for a tenth of a second.
  await new Promise((resolve) => setTimeout(resolve));
  const i18n = createI18n();
  // Re-render what cannot be hydrated: a page whose code is lost, with the error inside the layout, and a truncated
  // page, whose data at its end is missing.
  const isReady = root.dataset.page === 'page' && isHere && data;
  if (!isReady) await loadLazyParts().catch(() => undefined);
  noteDrawn();
  // With hydration data the router does not move the page. The place is always read first, because a re-rendered page
  // must forget an old place, too.
  const place = placeToRestore();
  const router = openRouter(!place && isReady ? { hydrationData: {} } : {});
  followAddress(router);
  if (place) void holdPlace(place, queryClient);
  const app = (
    <Providers queryClient={queryClient} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>
  );
  if (isReady) {
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The shell is only the outline of the layout, for any address; it is visible until the page is rendered.
    createRoot(root).render(app);
  }
  stopRecording();
  watchNetwork(queryClient);
  const openPage = openPageWith((path) => router.navigate(path));
  void linkWorker(queryClient, new URL(import.meta.url).pathname, openPage);
  watchOutbox();
  if (import.meta.env.PROD && 'serviceWorker' in navigator && fetchesAhead)
    setTimeout(makePacksAhead, AHEAD_AFTER_MS);
  if (!isKiosk() && hasNoticesToKeep()) whenIdle(() => keepNotices(i18n));
}

/** Any part of the page may use the address: when it changes, no part may stay as it was prerendered. */
function followAddress(router: ReturnType<Site['openRouter']>): void {
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location !== shown) hydrateAll();
    shown = location;
  });
}

/** Keeps the scroll position of a page that renders bit by bit, because it would move while the page grows. */
async function holdPlace(top: number, queryClient: QueryClient): Promise<void> {
  const place = await import('./navigation/hold-place.ts').catch(() => null);
  place?.holdPlace(top, () => queryClient.isFetching() > 0);
}

/**
 * Loads the code that detects a returning network, and new content, when the network is lost, or earlier while the page is
 * idle.
 */
function watchNetwork(queryClient: QueryClient): void {
  const load = lazyOnce(async () => {
    const [{ askAgainUntilReached }, { followChanges }] = await Promise.all([
      import('./data/answers/ask-again.ts'),
      import('./data/changes-stream/follow-changes.ts'),
    ]);
    askAgainUntilReached(queryClient);
    if (!isPreview()) followChanges(queryClient);
  });
  followConnection(load);
  // If the network is lost within the first seconds the code fails to load, and no worker has it yet.
  addEventListener('online', load);
  followBrowserEvents();
  followLeaving();
  setTimeout(load, AHEAD_AFTER_MS);
}

/** By then the page has long been idle. */
const AHEAD_AFTER_MS = 6_000;
const makePacksAhead = lazyOnce(async () => {
  const ahead = await import('./app/make-packs-ahead.ts');
  await ahead.makePacksAhead();
});

async function keepNotices(i18n: ReturnType<typeof createI18n>): Promise<void> {
  try {
    const notices = await import('./features/offline/notices/keep-notices.ts');
    notices.keepNotices(i18n);
  } catch (error) {
    console.warn('The notices are not up to date.', error);
  }
}

/**
 * Loads the code of the matched routes. Hydration needs the page's component at once: a lazy route would first render
 * nothing.
 *
 * @returns whether all of the code has loaded; the router retries what failed, and shows the error in the layout
 */
function loadPagesOf(routes: RouteObject[], where: Location): Promise<boolean> {
  const loads = (matchRoutes(routes, where) ?? []).map(async ({ route }: { route: RouteObject }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}

function readPageData(): DehydratedState | undefined {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as DehydratedState;
  } catch {
    // There is none, or it is truncated.
    return undefined;
  }
}
