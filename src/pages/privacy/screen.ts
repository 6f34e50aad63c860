import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 26,
  paths: ['/privacy-and-policy'],
  load: () => import('./privacy-page.tsx').then((page) => page.PrivacyPage),
};
