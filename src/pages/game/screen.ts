import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 4,
  paths: ['/event/:eventpath/:gamecategory/:gamename'],
  isFilledByApi: true,
  load: () => import('./game-page.tsx').then((page) => page.GamePage),
};
