import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 5,
  paths: ['/event/:eventpath/:gamecategory/:gamename/:subgame'],
  isFilledByApi: true,
  load: () => import('./sub-game-page.tsx').then((page) => page.SubGamePage),
};
