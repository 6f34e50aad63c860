import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 29,
  paths: ['/credits'],
  load: () => import('./credits-page.tsx').then((page) => page.CreditsPage),
};
