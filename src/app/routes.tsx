import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './root-layout.tsx';
import { screens } from './screens.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

/** Never visited: the layout and outline of a page. The worker serves it for addresses without a prerendered page. */
export const SHELL_PATH = '/app-shell';

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: null,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [{ path: SHELL_PATH.slice(1), element: <ShellSkeleton /> }, ...screens],
      },
    ],
  },
];
