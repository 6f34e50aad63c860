import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 17,
  paths: ['/our-council'],
  load: () => import('./council-page.tsx').then((page) => page.CouncilPage),
};
