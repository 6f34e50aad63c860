import { takePacksAhead } from '../data/packs-ahead.ts';
import { serverNow } from '../data/server-clock.ts';
import { pictureRules } from '../features/offline-pack/picture-rules.ts';
import { chooseEvents } from '../pages/home/event-choice.ts';

/**
 * What a page long at rest fetches ahead: what it needs when code is lost, and packs, the event that runs or comes next
 * among it.
 *
 * @param wanted path of the event to take instead of that one
 */
export function makePacksAhead(wanted: string | null = null): Promise<void> {
  // Once the server has let go of this page's build it could not be brought any more.
  import('./lost-chunk.ts').catch(() => undefined);
  return takePacksAhead(pictureRules(), (events) => {
    const { running, next } = chooseEvents(events, serverNow());
    return events.find(({ readMorePath }) => readMorePath === wanted) ?? running ?? next;
  });
}
