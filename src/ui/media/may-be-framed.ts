import { isOnOneOf } from '#core/media/known-host.ts';
import { settings } from '#core/settings.ts';

/** Whether the policy lets a player into a frame: of any other host it would be a blocked one. */
export function mayBeFramed(address: string): boolean {
  return isOnOneOf(settings.embedHosts, new URL(address, 'https://own.invalid'));
}
