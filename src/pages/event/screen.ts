import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 3,
  paths: ['/event/:eventpath'],
  isFilledByApi: true,
  load: () => import('./event-page.tsx').then((page) => page.EventPage),
};
