import type { Venue } from '#content/venues/venue.ts';
import { type AccessAnswer, accessAnswer } from './access-answer.ts';
import { placeOf } from './place-of.ts';

/** Says whether the place that an entry's address names can be reached without steps. */
export type StepFreeAt = (address: string) => AccessAnswer;

/** Returns what a plan knows about steps; null if there is no plan, or it knows that of none of its places. */
export function stepFreeAt(venue: Venue | undefined): StepFreeAt | null {
  if (!venue?.places.some(({ access }) => access.stepFree !== undefined)) return null;
  // A schedule of thousands of entries has a few dozen addresses.
  const read = new Map<string, AccessAnswer>();
  return (address) => {
    const answer = read.get(address) ?? accessAnswer(placeOf(venue, address)?.access.stepFree);
    read.set(address, answer);
    return answer;
  };
}
