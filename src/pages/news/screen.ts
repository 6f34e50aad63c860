import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 22,
  paths: ['/news'],
  load: () => import('./news-page.tsx').then((page) => page.NewsPage),
};
