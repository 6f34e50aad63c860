import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 8,
  paths: ['/chooserole'],
  load: () => import('./choose-role-page.tsx').then((page) => page.ChooseRolePage),
};
