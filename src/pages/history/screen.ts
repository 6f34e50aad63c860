import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 9,
  paths: ['/history'],
  load: () => import('./history-page.tsx').then((page) => page.HistoryPage),
};
