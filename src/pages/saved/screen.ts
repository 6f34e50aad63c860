import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 34,
  paths: ['/saved'],
  load: () => import('./saved-page.tsx').then((page) => page.SavedPage),
};
