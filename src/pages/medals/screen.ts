import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 25,
  paths: ['/medals'],
  load: () => import('./medals-page.tsx').then((page) => page.MedalsPage),
};
