import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 19,
  paths: ['/membership'],
  load: () => import('./membership-page.tsx').then((page) => page.MembershipPage),
};
