import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 33,
  paths: ['/device'],
  load: () => import('./device-page.tsx').then((page) => page.DevicePage),
};
