import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 24,
  paths: ['/donation'],
  load: () => import('./donation-page.tsx').then((page) => page.DonationPage),
};
