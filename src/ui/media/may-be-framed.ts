import { isOnOneOf } from '#core/media/known-host.ts';
import { settings } from '#core/settings.ts';

/** Whether the policy allows a player in a frame: from any other host the frame would be blocked. */
export function mayBeFramed(address: string): boolean {
  return isOnOneOf(settings.embedHosts, new URL(address, 'https://own.invalid'));
}
