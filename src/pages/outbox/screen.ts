import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 32,
  paths: ['/outbox'],
  load: () => import('./outbox-page.tsx').then((page) => page.OutboxPage),
};
