import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 16,
  paths: ['/contact'],
  load: () => import('./contact-page.tsx').then((page) => page.ContactPage),
};
