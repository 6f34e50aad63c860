import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 6,
  paths: ['/login'],
  load: () => import('./log-in-page.tsx').then((page) => page.LogInPage),
};
