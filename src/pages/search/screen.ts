import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 31,
  paths: ['/search'],
  load: () => import('./search-page.tsx').then((page) => page.SearchPage),
};
