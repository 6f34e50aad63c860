import { takePacksAhead } from '../data/packs-ahead.ts';
import { serverNow } from '../data/server-clock.ts';
import { pictureRules } from '../features/offline-pack/picture-rules.ts';
import { chooseEvents } from '../pages/home/event-choice.ts';

/** What a page long at rest fetches ahead: the event that runs or comes next among it. */
export function makePacksAhead(): Promise<void> {
  return takePacksAhead(pictureRules(), (events) => {
    const { running, next } = chooseEvents(events, serverNow());
    return running ?? next;
  });
}
