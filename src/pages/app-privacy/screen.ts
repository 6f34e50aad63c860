import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 27,
  paths: ['/app-privacy-policy'],
  load: () => import('./app-privacy-page.tsx').then((page) => page.AppPrivacyPage),
};
