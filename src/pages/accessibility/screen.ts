import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 30,
  paths: ['/accessibility'],
  load: () => import('./accessibility-page.tsx').then((page) => page.AccessibilityPage),
};
