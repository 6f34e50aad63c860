import { countdown } from '#core/contract/entities/countdown.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { wireTime } from '#core/contract/writers/wire-times.ts';
import { writeEventDetail, writeEventList, writeLinkedNews } from '#core/contract/writers/write-events.ts';
import { writeCountdown, writeSchedule } from '#core/contract/writers/write-schedule.ts';
import { answersFrom } from '../../answers/call-answer.ts';
import type { Contents, Entry } from '../contents.ts';
import { pageDefaults } from './event-page.ts';
import { eventAt, itemsOfEvent } from './find.ts';
import { gameCards } from './game-cards.ts';

const answering = answersFrom<Contents>();

/** Events and everything an event page requests. */
export const eventAnswers = [
  answering(eventList, ({ eventtype }, content) =>
    writeEventList(
      content
        .of('event')
        .filter(({ list }) => list === eventtype && list !== 'unlisted')
        .map(listed),
    ),
  ),
  answering(eventDetail, ({ eventurl }, content) => {
    const event = eventAt(eventurl, content);
    return writeEventDetail(
      event === null ? null : { ...detailOf(event), relatedCategories: gameCards(event, content) },
    );
  }),
  answering(schedule, ({ pagename }, content) =>
    writeSchedule(byGame(itemsOfEvent('scheduleEntry', eventAt(pagename, content), content))),
  ),
  answering(countdown, ({ pagename }, content) => {
    const [first] = itemsOfEvent('countdown', eventAt(pagename, content), content);
    return writeCountdown(first === undefined ? null : { title: first.title, date: wireTime(first.date) });
  }),
  answering(linkedNews, ({ eventtype, eventid }, content) => {
    const isUpcoming = eventtype === 'upcoming';
    const event = content
      .of('event')
      .find(({ id, list }) => id === eventid && (list === 'upcoming') === isUpcoming);
    const items = itemsOfEvent('galleryItem', event ?? null, content);
    return writeLinkedNews({ headingText: event?.galleryHeading ?? '', items });
  }),
];

type Event = Entry<'event'>;

const listed = ({ path, startDate, endDate, ...event }: Event) => ({
  ...event,
  readMorePath: path,
  startDate: wireTime(startDate),
  endDate: wireTime(endDate),
});

function detailOf({ page, ...event }: Event) {
  const otherwise = pageDefaults(event);
  return {
    id: event.id,
    name: event.name,
    image: page.image ?? otherwise.image,
    smallImage: page.smallImage,
    address: page.address ?? otherwise.address,
    location: page.location ?? otherwise.location,
    startDate: wireTime(event.startDate),
    endDate: wireTime(event.endDate),
    registrationStartDate: wireTime(page.registrationStartDate),
    registrationEndDate: wireTime(page.registrationEndDate),
    datesNote: page.datesNote,
    button: page.button ?? otherwise.button,
    html: page.html,
    introduction1: page.introduction1,
    introduction2: page.introduction2,
  };
}

/** The entries game by game; a game stands where its first entry does. */
function byGame(entries: readonly Entry<'scheduleEntry'>[]) {
  const games = new Map<string, ReturnType<typeof rowOf>[]>();
  for (const entry of entries) games.set(entry.game, [...(games.get(entry.game) ?? []), rowOf(entry)]);
  return [...games].map(([game, rows]) => ({ game, entries: rows }));
}

const rowOf = (entry: Entry<'scheduleEntry'>) => ({
  title: entry.title,
  from: wireTime(entry.startsAt),
  to: wireTime(entry.endsAt),
  address: entry.place,
  latLong: entry.coordinates,
});
