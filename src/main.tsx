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
import { noteDrawn } from './app/lazy-page.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { takeHydrationSnapshot } from './data/answers/hydration-snapshot.ts';
import { createQueryClient } from './data/answers/query-client.ts';
import { followBrowserEvents, followConnection } from './data/connection/connection.ts';
import { watchOutbox } from './data/outbox/outbox-state.ts';
import { followLeaving } from './data/visit/follow-leaving.ts';
import { lazyOnce } from './data/worker/lazy-once.ts';
import { linkWorker } from './data/worker/worker-link.ts';
import { createI18n } from './i18n/i18n.ts';
import { placeToRestore } from './navigation/scroll.ts';
import { stopRecording } from './startup/record-early-events.ts';
import { hydrateAll } from './ui/hydration/hydration-trigger.ts';
import { loadLazyParts } from './ui/hydration/lazy-part.tsx';

/** What is shown, and how its addresses are followed. */
interface Site {
  readonly routes: RouteObject[];
  readonly openRouter: (options?: DOMRouterOpts) => ReturnType<typeof createBrowserRouter>;
  /** Whether packs are fetched ahead from here; a kiosk has times of its own for that. */
  readonly fetchesAhead: boolean;
}

const SITE: Site = {
  routes,
  openRouter: (options) => createBrowserRouter(routes, options),
  fetchesAhead: true,
};

/** Brings the prerendered page to life, or draws it where only the shell came. */
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
  // Between two pieces of work the browser may answer: in one they keep it for a tenth of a second on a slow phone.
  await new Promise((resolve) => setTimeout(resolve));
  const i18n = createI18n();
  // What cannot be taken over is drawn anew: a page whose code is lost, with the error inside its frame, and one that
  // was cut off, without the data at its end.
  const isReady = root.dataset.page === 'page' && isHere && data;
  if (!isReady) await loadLazyParts().catch(() => undefined);
  noteDrawn();
  // Told of data from a server, the router leaves the page where it is. Where it stands is asked first, in any case:
  // a page that is drawn anew forgets an old place, too.
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
    // The shell holds the frame's outline only, for whatever address was asked; it is seen until the page is drawn.
    createRoot(root).render(app);
  }
  stopRecording();
  watchNetwork(queryClient);
  void linkWorker(queryClient, new URL(import.meta.url).pathname);
  watchOutbox();
  if (import.meta.env.PROD && 'serviceWorker' in navigator && fetchesAhead)
    setTimeout(makePacksAhead, AHEAD_AFTER_MS);
}

/** Every part of the page may ask where it is: when that changes, none may still be as it was drawn at the build. */
function followAddress(router: ReturnType<Site['openRouter']>): void {
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location !== shown) hydrateAll();
    shown = location;
  });
}

/** What is drawn bit by bit would carry its reader elsewhere while it grows. */
async function holdPlace(top: number, queryClient: QueryClient): Promise<void> {
  const place = await import('./navigation/hold-place.ts').catch(() => null);
  place?.holdPlace(top, () => queryClient.isFetching() > 0);
}

/** What finds a lost network again is brought when one is lost, or at rest while it is surely there. */
function watchNetwork(queryClient: QueryClient): void {
  const bring = lazyOnce(async () => {
    const { askAgainUntilReached } = await import('./data/answers/ask-again.ts');
    askAgainUntilReached(queryClient);
  });
  followConnection(bring);
  // Lost within the first seconds it could not come, and there is no worker yet that has it.
  addEventListener('online', bring);
  followBrowserEvents();
  followLeaving();
  setTimeout(bring, AHEAD_AFTER_MS);
}

/** The page has long been at rest by then. */
const AHEAD_AFTER_MS = 6_000;
const makePacksAhead = lazyOnce(async () => {
  const ahead = await import('./app/make-packs-ahead.ts');
  await ahead.makePacksAhead();
});

/**
 * Hydration must find the page's component at once: a lazy route would draw nothing first.
 *
 * @returns whether all of its code is here; what did not come the router tries again, and shows the error in the frame
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
    // None, or cut off within it.
    return undefined;
  }
}
