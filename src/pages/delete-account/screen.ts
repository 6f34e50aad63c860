import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 28,
  paths: ['/app-delete-account-steps'],
  load: () => import('./delete-account-page.tsx').then((page) => page.DeleteAccountPage),
};
