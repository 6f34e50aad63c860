import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminContext, defaultI18nProvider, localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DESK } from '#core/desk/addresses.ts';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { isWorthRepeating } from './api/desk-failure.ts';
import { DeskGate } from './desk-gate.tsx';
import { darkTheme, lightTheme } from './look/theme.ts';
import { ThemeOnRoot } from './look/theme-on-root.tsx';

const store = localStorageStore('1', 'desk');

/** The organisers' desk. */
export function DeskApp() {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Desk /> }], { basename: DESK }),
  );
  return <RouterProvider router={router} />;
}

function Desk() {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        // Whether there is a network, only a request can tell.
        defaultOptions: {
          queries: { retry: isWorthRepeating, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <ThemeOnRoot />
      <DeskGate />
    </AdminContext>
  );
}
