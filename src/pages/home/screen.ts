import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 1,
  paths: ['/', '/home'],
  load: () => import('./home-page.tsx').then((page) => page.HomePage),
};
