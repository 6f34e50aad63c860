import { isoDate, readCalendarDate } from '#core/contract/calendar-date.ts';
import { appLinks } from '#core/contract/entities/app-links.ts';
import { contactCards } from '#core/contract/entities/contact-card.ts';
import { council } from '#core/contract/entities/council.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { news } from '#core/contract/entities/news.ts';
import { notification } from '#core/contract/entities/notification.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { heroPicture } from './event-pack.ts';
import { type PictureRules, type StoredAnswers, type Wanted, wantedList } from './wanted.ts';

const NEXT_EVENTS = 10;

/**
 * What a visitor is likely to open without a network after a first visit: both event lists, the next events with their
 * schedules, news, the important notification, council, membership, contact and menus.
 */
export function basePack(held: StoredAnswers, rules: PictureRules): Wanted {
  const list = wantedList(held);
  list.ask(menu, {});
  list.ask(appLinks, {});
  const upcoming = list.ask(eventList, { eventtype: 'upcoming' }) ?? [];
  list.ask(eventList, { eventtype: 'previous' });
  list.ask(news, {});
  list.ask(notification, { pagename: 'Home', eventid: SITE_EVENT_ID }, { isOptional: true });
  const groups = list.ask(council, { pagename: 'our-council' }) ?? [];
  list.ask(membership, { 'is-international': '0' });
  list.ask(membership, { 'is-international': '1' });
  list.ask(contactCards, { pageurl: 'contact' });
  for (const { image, imageType, readMorePath } of upcoming.toSorted(byDay).slice(0, NEXT_EVENTS)) {
    if (imageType === 'image') list.show(rules.eventImage(image));
    if (readMorePath === '') continue;
    // If the server fails for one event, the others are still wanted.
    const event = list.ask(eventDetail, { eventurl: readMorePath }, { isApart: true });
    list.ask(schedule, { pagename: readMorePath }, { isApart: true });
    if (event) list.show(heroPicture(event, rules));
  }
  for (const { image } of groups.flatMap(({ members }) => members)) list.show(rules.picture(image));
  return list.wanted();
}

const byDay = (one: ListedEvent, other: ListedEvent) => (sortable(one) < sortable(other) ? -1 : 1);

/** Events without a date come last. */
function sortable({ startDate }: ListedEvent): string {
  const day = readCalendarDate(startDate);
  return day === null ? '~' : isoDate(day);
}
