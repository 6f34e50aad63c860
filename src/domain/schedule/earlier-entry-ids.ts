import { fingerprint } from '#core/text/fingerprint.ts';
import { asWritten } from './as-written.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

/**
 * Returns the ids of this entry in earlier releases, which stars and links from then still use: from its title if that
 * was unique, otherwise from title, time and place, with entities as received.
 */
export function earlierEntryIds({
  game,
  title,
  fromText,
  address,
}: Pick<ScheduleEntry, 'game' | 'title' | 'fromText' | 'address'>): string[] {
  const [games, titles, addresses] = [asWritten(game), asWritten(title), asWritten(address)];
  const ids = games.flatMap((written, spelling) => {
    const name = `${written}\n${titles[spelling]}`;
    return [fingerprint(name), fingerprint(`${name}\n${fromText}\n${addresses[spelling]}`)];
  });
  return [...new Set(ids)];
}
