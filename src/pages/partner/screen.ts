import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 18,
  paths: ['/our-council/:slug'],
  isFilledByApi: true,
  load: () => import('./partner-page.tsx').then((page) => page.PartnerPage),
};
