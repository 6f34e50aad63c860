import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 7,
  paths: ['/signup'],
  load: () => import('./sign-up-page.tsx').then((page) => page.SignUpPage),
};
