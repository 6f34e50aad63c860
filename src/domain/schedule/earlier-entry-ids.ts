import { fingerprint } from '#core/text/fingerprint.ts';
import { asWritten } from './as-written.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

/**
 * The ids this entry bore in earlier releases: of its title where it alone had it, else of title, time and place, with
 * entities as they were given. Stars and links from then still name it so.
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
