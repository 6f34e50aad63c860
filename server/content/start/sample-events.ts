import { countdown } from '#core/contract/entities/countdown.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { pageDefaults } from '../answers/event-page.ts';
import type { Draft } from '../item.ts';
import { drafts } from './drafts.ts';
import type { EventPath } from './event-path.ts';
import { sampleGames } from './sample-games.ts';
import type { SampleReader } from './sample-reader.ts';

const LISTS = ['upcoming', 'previous'] as const;

/**
 * Returns the listed events of the sample with all that belongs to them. Events that no list contains are left out:
 * each stands for a state of an API, and is no content.
 */
export function sampleEvents(sample: SampleReader): { events: Draft[]; paths: readonly EventPath[] } {
  const listed = LISTS.flatMap((list) =>
    sample.read(eventList, { eventtype: list }).map((event) => ({ list, event })),
  );
  return {
    events: listed.flatMap(({ list, event }) => [
      eventDraft(event, list, sample),
      ...belongings(event, list, sample),
    ]),
    paths: listed.map(({ event }) => ({ id: event.id, path: event.readMorePath })),
  };
}

function eventDraft(
  { id, readMorePath: path, ...listed }: ListedEvent,
  list: (typeof LISTS)[number],
  sample: SampleReader,
): Draft {
  const gallery = sample.read(linkedNews, { eventtype: list, eventid: id });
  const body = {
    ...listed,
    path,
    list,
    startDate: sample.localTime(listed.startDate),
    endDate: sample.localTime(listed.endDate),
    galleryHeading: gallery.headingText,
    page: pageBody(path, listed, sample),
  };
  return { kind: 'event', id, body };
}

/** What the page adds to the list, and where it differs from it. */
function pageBody(path: string, listed: Omit<ListedEvent, 'id' | 'readMorePath'>, sample: SampleReader) {
  const detail = sample.read(eventDetail, { eventurl: path });
  if (detail === null) return {};
  const usual = Object.entries(pageDefaults(listed)) as [keyof typeof detail, unknown][];
  const own = usual.filter(([field, value]) => JSON.stringify(detail[field]) !== JSON.stringify(value));
  return {
    ...Object.fromEntries(own.map(([field]) => [field, detail[field]])),
    smallImage: detail.smallImage,
    registrationStartDate: sample.localTime(detail.registrationStartDate),
    registrationEndDate: sample.localTime(detail.registrationEndDate),
    datesNote: detail.datesNote,
    introduction1: detail.introduction1,
    introduction2: detail.introduction2,
    html: detail.html,
    gameCategories: detail.relatedCategories.map(({ name }) => name),
  };
}

function belongings(event: ListedEvent, list: string, sample: SampleReader): Draft[] {
  const { id, readMorePath: path } = event;
  const entries = sample.read(schedule, { pagename: path }).flatMap(({ game, entries: rows }) =>
    rows.map(({ title, from, to, address, latLong }) => ({
      event: id,
      game,
      title,
      startsAt: sample.localTime(from),
      endsAt: sample.localTime(to),
      place: address,
      coordinates: latLong,
    })),
  );
  const target = sample.read(countdown, { pagename: path, eventid: id });
  const countdowns =
    target === null ? [] : [{ event: id, title: target.title, date: sample.localTime(target.date) }];
  const { items } = sample.read(linkedNews, { eventtype: list, eventid: id });
  return [
    ...drafts('scheduleEntry', entries, id),
    ...drafts('countdown', countdowns, id),
    ...drafts(
      'galleryItem',
      items.map((item) => ({ event: id, ...item })),
      id,
    ),
    ...sampleGames({ id, path }, sample),
  ];
}
