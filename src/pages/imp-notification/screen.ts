import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 11,
  paths: ['/imp-notification'],
  load: () => import('./imp-notification-page.tsx').then((page) => page.ImpNotificationPage),
};
