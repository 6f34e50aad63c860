import { noteLeaving } from '#core/api-client/leaving.ts';

/**
 * Tracks whether this document is being left. Some browsers abort its calls as soon as the next document is requested,
 * long before this one is hidden.
 */
export function followLeaving(): void {
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, () => noteLeaving(true));
  addEventListener('pageshow', () => noteLeaving(false));
}
