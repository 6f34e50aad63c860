import { isPageHydrated } from '../../../ui/hydration/hydration-boundary.tsx';
import { hydrateAll } from '../../../ui/hydration/hydration-trigger.ts';

/**
 * Returns whether the language may change at this moment, and hydrates what still waits. A part must hydrate with the
 * texts it was prerendered with; `useChosenLanguage` makes the change once all of them have.
 */
export function canChangeLanguage(): boolean {
  hydrateAll();
  return isPageHydrated();
}
