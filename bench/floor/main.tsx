import { hydrate, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  Link,
  type RouteObject,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';

/*
 * The stack floor: React, router, query and i18n on a prerendered page, and nothing else. Whatever our pages cost
 * beyond this is our own doing.
 */
const factsQuery = {
  queryKey: ['facts'],
  queryFn: async () => ({ lead: 'A page of the bare stack.' }),
  staleTime: Number.POSITIVE_INFINITY,
};

function FloorPage() {
  const { t } = useTranslation();
  useEffect(() => void performance.mark('hydrated'), []);
  const { data } = useQuery(factsQuery);
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{data?.lead}</p>
      <Link to="/">{t('title')}</Link>
    </main>
  );
}

const routes: RouteObject[] = [{ path: '*', element: <FloorPage /> }];

function parts() {
  const queryClient = new QueryClient();
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .init({ lng: 'en', initAsync: false, resources: { en: { translation: { title: 'Events' } } } });
  return { queryClient, i18n };
}

/** Renders the page's markup at build time. */
export async function renderFloor(): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  const { queryClient, i18n } = parts();
  queryClient.setQueryData(factsQuery.queryKey, await factsQuery.queryFn());
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://floor.invalid/'));
  if (context instanceof Response) throw new Error('the floor does not redirect');
  return renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

if (typeof document !== 'undefined') {
  const { queryClient, i18n } = parts();
  hydrate(queryClient, JSON.parse(document.getElementById('data')?.textContent ?? '{}'));
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  addEventListener('load', () => void navigator.serviceWorker?.register('/service-worker.js'));
}
