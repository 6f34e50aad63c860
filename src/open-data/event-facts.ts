import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import type { EventFacts, SessionFacts } from '#core/open-data/event-node.ts';
import { isoMoment } from '#core/open-data/iso-time.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { settings } from '#core/settings.ts';
import { cutText } from '#core/text/cut-text.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { previousPlaceLine } from '../domain/events/place-line.ts';
import { isTimed, readScheduleEntries } from '../domain/schedule/schedule-entry.ts';
import { paths } from '../navigation/paths.ts';
import { htmlText } from '../ui/safe-html/html-text.ts';

/** Search engines show less. */
const LONGEST_DESCRIPTION_CHARS = 300;

/**
 * Returns what open data say about an event with a page of its own.
 *
 * @param preview path of its preview picture, if there is one
 */
export function eventFacts(
  eventPath: string,
  event: EventDetail,
  schedules: readonly GameSchedule[],
  preview: string | null,
): EventFacts {
  const place = [...new Set([event.address, event.location])].filter((part) => part !== '').join(', ');
  return {
    address: paths.event(eventPath),
    name: event.name || eventPath,
    description: shortened(htmlText(event.introduction1)),
    pictures: known([preview, eventImageAddress(event.image)]),
    ...days(event),
    place,
    sessions: sessionsOf(eventPath, schedules),
  };
}

/** Returns what open data say about an event of a list: what the list itself shows. */
export function listedEventFacts(event: ListedEvent): EventFacts {
  return {
    address: paths.event(event.readMorePath),
    name: event.name,
    description: htmlText(event.heading),
    pictures: event.imageType === 'image' ? known([eventImageAddress(event.image)]) : [],
    ...days(event),
    place: previousPlaceLine(event),
    sessions: [],
  };
}

function sessionsOf(eventPath: string, schedules: readonly GameSchedule[]): SessionFacts[] {
  return readScheduleEntries(schedules)
    .filter(isTimed)
    .sort((a, b) => a.from.at - b.from.at)
    .map(({ game, title, id, from, to, address }) => ({
      name: entryTitle(game, title),
      address: paths.entry(eventPath, id),
      start: isoMoment(from, settings.eventTimeZone),
      end: to === null ? null : isoMoment(to, settings.eventTimeZone),
      place: address,
    }));
}

function days({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) {
  const iso = (text: string) => {
    const moment = readEventMoment(text);
    return moment === null ? null : isoMoment(moment, settings.eventTimeZone);
  };
  const start = iso(startDate);
  // An end without a start, or before it, says nothing.
  const end = start === null ? null : iso(endDate);
  return { start, end: end !== null && start !== null && end >= start.slice(0, end.length) ? end : null };
}

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION_CHARS) return text;
  return `${cutText(text, LONGEST_DESCRIPTION_CHARS).replace(/\s+\S*$/, '')}…`;
}

const known = (pictures: readonly (string | null | undefined)[]) =>
  pictures.filter((picture) => picture != null);
