import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 2,
  paths: ['/event'],
  load: () => import('./event-list-page.tsx').then((page) => page.EventListPage),
};
