import { describe, expect, it } from 'vitest';
import { faultsOfSchedule } from '../../tests/support/reading/conference-schedule-form.ts';
import { conferenceSchedule, type PlannedEvent } from './conference-schedule.ts';

const SETTING = {
  site: 'https://games.example',
  siteName: 'The games',
  zone: 'Asia/Kolkata',
  language: 'en',
};
const at = (time: string) => Date.parse(`${time}+05:30`);
const EVENT: PlannedEvent = {
  path: 'river-games',
  address: '/event/river-games',
  name: 'River Games',
  days: [
    {
      date: '2026-11-28',
      sessions: [
        {
          id: 'aaaabbccccc11',
          address: '/event/river-games?entry=aaaabbccccc11#schedule',
          title: 'Lyre: Heats',
          game: 'Lyre',
          from: at('2026-11-28T09:00:00'),
          to: at('2026-11-28T11:30:00'),
          room: 'Lyre Hall',
        },
        {
          id: 'aaaabbccccc22',
          address: '/event/river-games?entry=aaaabbccccc22#schedule',
          title: 'Drums: Night',
          game: 'Drums',
          from: at('2026-11-28T23:30:00'),
          to: at('2026-11-29T00:30:00'),
          room: 'Harbour Steps',
        },
      ],
    },
  ],
};
const read = (event: PlannedEvent = EVENT) => conferenceSchedule(event, SETTING);

describe('the schedule of an event for conference apps', () => {
  it('DATA-04 has the form they read', () => {
    expect(faultsOfSchedule(read())).toEqual([]);
    const broken = structuredClone(read()) as { schedule: { conference: { acronym: string } } };
    broken.schedule.conference.acronym = 'River Games';
    expect(faultsOfSchedule(broken), 'the check itself').not.toEqual([]);
  });

  it('DATA-04 gives every session its room, its local time and its length', () => {
    const { days } = read().schedule.conference;
    expect(days[0]?.day_end).toBe('2026-11-29T00:30:00+05:30');
    expect(days[0]?.rooms['Lyre Hall']?.[0]).toMatchObject({
      date: '2026-11-28T09:00:00+05:30',
      start: '09:00',
      duration: '02:30',
      title: 'Lyre: Heats',
      track: 'Lyre',
      url: 'https://games.example/event/river-games?entry=aaaabbccccc11#schedule',
    });
  });

  it('DATA-04 has the same ids and the same version until something changes', () => {
    expect(read()).toEqual(read());
    const sessions = EVENT.days[0]?.sessions.map((session) => ({ ...session, room: 'Olive Court' })) ?? [];
    const [before, after] = [read(), read({ ...EVENT, days: [{ date: '2026-11-28', sessions }] })];
    expect(after.schedule.version).not.toBe(before.schedule.version);
    const ids = ({ schedule }: ReturnType<typeof read>) =>
      schedule.conference.days.flatMap(({ rooms }) =>
        Object.values(rooms)
          .flat()
          .map(({ guid, id }) => [guid, id]),
      );
    expect(ids(after)).toEqual(ids(before));
  });

  it('DATA-04 is valid for a name in any script, and for sessions that no id distinguishes', () => {
    const sessions = EVENT.days[0]?.sessions.map((session) => ({ ...session, id: 'same' })) ?? [];
    const event = { ...EVENT, path: 'लोक-उत्सव', days: [{ date: '2026-11-28', sessions }] };
    const schedule = read(event);
    expect(faultsOfSchedule(schedule)).toEqual([]);
    const numbers = schedule.schedule.conference.days.flatMap(({ rooms }) =>
      Object.values(rooms).flatMap((ofRoom) => ofRoom.map(({ id }) => id)),
    );
    expect(new Set(numbers).size).toBe(2);
  });
});
