import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 35,
  paths: ['/print', '/print/:eventpath'],
  isFilledByApi: true,
  load: () => import('./print-page.tsx').then((page) => page.PrintPage),
};
