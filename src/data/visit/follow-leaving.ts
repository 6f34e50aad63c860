import { noteLeaving } from '#core/api-client/leaving.ts';

/**
 * Follows whether this document is being left. Some browsers end its calls as soon as the next one is asked for, which
 * is long before it is hidden.
 */
export function followLeaving(): void {
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, () => noteLeaving(true));
  addEventListener('pageshow', () => noteLeaving(false));
}
