import { basePack } from './base-pack.ts';
import { eventPack } from './event-pack.ts';
import type { HeldAnswers, PictureRules, Wanted } from './wanted.ts';

export const BASE_PACK = 'base';
const EVENT = 'event:';

/** The name of the pack of an event. */
export const eventPackName = (eventPath: string): string => EVENT + eventPath;

/** The event a pack is of; null for the base pack. */
export const eventOfPack = (name: string): string | null =>
  name.startsWith(EVENT) ? name.slice(EVENT.length) : null;

/** What the pack of this name is to hold, by the answers that are here. */
export function planPack(name: string, held: HeldAnswers, rules: PictureRules): Wanted {
  const eventPath = eventOfPack(name);
  return eventPath === null ? basePack(held, rules) : eventPack(eventPath, held, rules);
}
