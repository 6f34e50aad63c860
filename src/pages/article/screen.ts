import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 23,
  paths: ['/news/details'],
  load: () => import('./article-page.tsx').then((page) => page.ArticlePage),
};
