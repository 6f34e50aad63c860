import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 10,
  paths: ['/vision-and-mission'],
  load: () => import('./vision-and-mission-page.tsx').then((page) => page.VisionAndMissionPage),
};
