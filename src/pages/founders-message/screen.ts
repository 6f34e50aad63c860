import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 15,
  paths: ['/founders-message'],
  load: () => import('./founders-message-page.tsx').then((page) => page.FoundersMessagePage),
};
