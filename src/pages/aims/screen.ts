import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 14,
  paths: ['/aim-and-objectives'],
  load: () => import('./aims-page.tsx').then((page) => page.AimsPage),
};
