import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 12,
  paths: ['/about-us'],
  load: () => import('./about-page.tsx').then((page) => page.AboutPage),
};
