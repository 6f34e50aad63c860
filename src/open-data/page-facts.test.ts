import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { type GameSchedule, schedule } from '#core/contract/entities/schedule.ts';
import { settings } from '#core/settings.ts';
import { eventQuery } from '../domain/events/event-query.ts';
import { scheduleQuery } from '../domain/schedule/schedule-query.ts';
import { pageFacts } from './page-facts.ts';
import { siteFacts } from './site-facts.ts';

const SITE = siteFacts('https://games.example', 'Games.');
const PATH = 'लोक-उत्सव';
const ignore = () => undefined;

const FINAL = schedule.read(
  [{ game: 'Drama', schedule: [{ For: 'Final', From: '21/11/2031 09:30:00', To: '', Address: 'Odeon' }] }],
  ignore,
);

/** The feeds that the page of an event with this schedule names. */
async function changeFeedsWith(schedules: readonly GameSchedule[]) {
  const client = new QueryClient();
  const event = eventDetail.read([{ eventid: 1, eventname: 'River Games' }], ignore);
  client.setQueryData<unknown>(eventQuery(PATH).queryKey, { value: event });
  client.setQueryData<unknown>(scheduleQuery(PATH).queryKey, { value: schedules });
  return (await pageFacts(`/event/${PATH}`, client, SITE, async () => null)).changeFeeds;
}

const { calendarSubscriptions } = settings;
afterEach(() => void Object.assign(settings, { calendarSubscriptions }));

describe('the feeds of schedule changes that an event page names', () => {
  it('DATA-09 are those of its own event, if it has a schedule', async () => {
    const path = `/calendar/event/${encodeURIComponent(PATH)}`;
    expect(await changeFeedsWith(FINAL)).toEqual({ atom: `${path}.atom`, json: `${path}.json` });
    expect(await changeFeedsWith([])).toBeNull();
  });

  it('DATA-09 are none if the host of the site has no calendars', async () => {
    Object.assign(settings, { calendarSubscriptions: false });
    expect(await changeFeedsWith(FINAL)).toBeNull();
  });
});
