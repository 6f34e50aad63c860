import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 36,
  paths: ['/*'],
  load: () => import('./not-found-page.tsx').then((page) => page.NotFoundPage),
};
