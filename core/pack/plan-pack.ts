import { basePack } from './base-pack.ts';
import { eventPack } from './event-pack.ts';
import type { PictureRules, StoredAnswers, Wanted } from './wanted.ts';

export const BASE_PACK = 'base';
const EVENT = 'event:';

/** Returns the name of an event's pack. */
export const eventPackName = (eventPath: string): string => EVENT + eventPath;

/** Returns the event of a pack; null for the base pack. */
export const eventOfPack = (name: string): string | null =>
  name.startsWith(EVENT) ? name.slice(EVENT.length) : null;

/** Plans the content of the pack with this name from the stored answers. */
export function planPack(name: string, held: StoredAnswers, rules: PictureRules): Wanted {
  const eventPath = eventOfPack(name);
  return eventPath === null ? basePack(held, rules) : eventPack(eventPath, held, rules);
}
