import { type Day, slashed } from './days.ts';
import { games } from './games.ts';
import { SampleFailure, type SampleSetting } from './setting.ts';
import { upcomingDays } from './upcoming-events.ts';
import type { WireGameSchedule, WireScheduleEntry } from './wire.ts';

interface Venue {
  readonly address: string;
  readonly latLong: string;
}

/** Five venues. Consecutive games are at different ones because their entries overlap. */
const venues: readonly Venue[] = [
  { address: 'Lyre Hall, Riverside Grounds', latLong: '15.4989,73.8278' },
  { address: 'Laurel Arena, 14 Tripod Street', latLong: '15.5012,73.8301' },
  { address: 'Olive Court, Gate 3', latLong: '15.4967,73.8322' },
  { address: 'Market Square Stage', latLong: '15.4941,73.8269' },
  { address: 'Harbour Steps', latLong: '' },
];

const HOURS = 24;
const SITTING_HOURS = 2;
/** First and last starting hour of each day of the running event; today and tomorrow have no break. */
const openHours = [
  { after: -1, first: 9, last: 23, round: 'Heats' },
  { after: 0, first: 0, last: 23, round: 'Preliminary' },
  { after: 1, first: 0, last: 23, round: 'Semi-Final' },
  { after: 2, first: 0, last: 17, round: 'Final' },
] as const;

/** Returns the list for `pagename`, which is an event's path. */
export function gameSchedule(eventPath: string, setting: SampleSetting): WireGameSchedule[] {
  switch (eventPath) {
    case 'pythian-national-games':
      return runningSchedule(setting.today);
    case 'edge-schedule':
      return oddHours(setting.today);
    case 'youth-pythian-games':
      return shortSchedule(upcomingDays(setting.today).youth.start);
    case 'pythian-games-athens':
      return shortSchedule(upcomingDays(setting.today).athens.start);
    case 'पाइथियन-लोक-उत्सव':
      return folkSchedule(upcomingDays(setting.today).folk.start);
    case 'first-national-pythian-games':
      return pastSchedule;
    case 'failing-event':
    case 'failing-schedule':
      throw new SampleFailure('this schedule always fails');
    default:
      return [];
  }
}

/**
 * A two-hour entry starts every hour, in turn for the twelve games: at any time of day two are running and the next is
 * less than an hour away.
 */
function runningSchedule(today: Day): WireGameSchedule[] {
  return games.map((game, index) => {
    const venue = venueOf(index);
    const entries: WireScheduleEntry[] = openHours.flatMap(({ after, first, last, round }) =>
      [index, index + games.length]
        .filter((hour) => hour >= first && hour <= last)
        .map((hour) => sitting(sittingTitle(round, hour), today + after, hour, venue)),
    );
    if (game.slug === 'torch-race') entries.push(throughMidnight(today, venue));
    if (game.slug === 'poetry') entries.push(openEnd(today, venue));
    return { game: game.name, schedule: entries };
  });
}

function sitting(title: string, day: Day, hour: number, venue: Venue): WireScheduleEntry {
  const endHour = hour + SITTING_HOURS;
  return {
    For: title,
    From: slashed(day, onTheHour(hour)),
    To: endHour < HOURS ? slashed(day, onTheHour(endHour)) : slashed(day + 1, onTheHour(endHour - HOURS)),
    Address: venue.address,
    Latlong: venue.latLong,
  };
}

function sittingTitle(round: string, hour: number): string {
  if (hour < 6) return `${round}, night stage`;
  return hour < 12 ? `${round}, morning` : hour < 18 ? `${round}, afternoon` : `${round}, evening`;
}

const throughMidnight = (today: Day, venue: Venue): WireScheduleEntry => ({
  For: 'Relay through midnight',
  From: slashed(today, '23:30:00'),
  To: slashed(today + 1, '00:30:00'),
  Address: venue.address,
  Latlong: venue.latLong,
});

const openEnd = (today: Day, venue: Venue): WireScheduleEntry => ({
  For: 'Open microphone, end to be announced',
  From: slashed(today + 1, '20:00:00'),
  To: '',
  Address: venue.address,
  Latlong: venue.latLong,
});

/** Three games with 1, 3 and 0 entries; midnight, noon, the last minute; day and month both below 13. */
function oddHours(today: Day): WireGameSchedule[] {
  const [hall, arena] = [venueOf(0), venueOf(1)];
  const at = (title: string, From: string, To: string, venue: Venue, latLong: string): WireScheduleEntry => ({
    For: title,
    From,
    To,
    Address: venue.address,
    Latlong: latLong,
  });
  return [
    {
      game: 'Kithara and Lyre',
      schedule: [
        at('Five past midnight', slashed(today, '00:05:00'), slashed(today, '12:00:00'), hall, hall.latLong),
      ],
    },
    {
      game: 'Hoop Rolling',
      schedule: [
        at(
          'Noon to the last minute',
          slashed(today, '12:00:00'),
          slashed(today, '23:59:00'),
          arena,
          arena.latLong,
        ),
        at('End to be announced', slashed(today + 1, '09:30:00'), '', arena, ''),
        at(
          'A day and a month under thirteen',
          '05/03/2024 00:05:00',
          '05/03/2024 23:59:00',
          arena,
          '37.97,23.72',
        ),
      ],
    },
    { game: 'Game without a session', schedule: [] },
  ];
}

function shortSchedule(start: Day): WireGameSchedule[] {
  const day = (hour: number, index: number) => sitting('Preliminary', start, hour, venueOf(index));
  const final = (hour: number, index: number) => sitting('Final', start + 1, hour, venueOf(index));
  return [
    { game: 'Kithara and Lyre', schedule: [day(10, 0), final(18, 0)] },
    { game: 'Folk Dance', schedule: [day(14, 1), final(16, 1)] },
  ];
}

function folkSchedule(start: Day): WireGameSchedule[] {
  const place: Venue = { address: 'मेला मैदान, मंच 1', latLong: '23.2599,77.4126' };
  return [
    {
      game: 'ढोल और ताल',
      schedule: [sitting('पहला दिन', start, 11, place), sitting('अंतिम दौर', start + 1, 17, place)],
    },
  ];
}

const pastSchedule: WireGameSchedule[] = [
  {
    game: 'Wrestling in the Sand Pit',
    schedule: [
      {
        For: 'Final',
        From: '08/03/2024 16:00:00',
        To: '08/03/2024 18:30:00',
        Address: 'Laurel Arena, 14 Tripod Street',
        Latlong: '29.0588,76.0856',
      },
    ],
  },
  {
    game: 'Folk Dance',
    schedule: [
      {
        For: 'Semi-Final',
        From: '06/03/2024 10:00:00',
        To: '06/03/2024 12:00:00',
        Address: 'Canal Stage',
        Latlong: '',
      },
      {
        For: 'Final',
        From: '07/03/2024 12:00:00',
        To: '07/03/2024 14:00:00',
        Address: 'Canal Stage',
        Latlong: '29.0601,76.0870',
      },
    ],
  },
];

function venueOf(index: number): Venue {
  return venues[index % venues.length] ?? { address: '', latLong: '' };
}

function onTheHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}
