import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 20,
  paths: ['/event-categories/:event'],
  load: () => import('./category-page.tsx').then((page) => page.CategoryPage),
};
