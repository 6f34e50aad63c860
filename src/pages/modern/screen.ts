import { settings } from '#core/settings.ts';
import type { Screen } from '../../navigation/screen.ts';

export const screen: Screen = {
  order: 13,
  paths: [`/modern-${settings.productSlug}`],
  load: () => import('./modern-page.tsx').then((page) => page.ModernPage),
};
