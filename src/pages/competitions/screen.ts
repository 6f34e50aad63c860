import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 21,
  paths: ['/event-categories/:event/:page'],
  load: () => import('./competitions-page.tsx').then((page) => page.CompetitionsPage),
};
