import { describe, expect, it } from 'vitest';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { DAY_BEGINS_AT_HOUR } from '#core/schedule/festival-date.ts';
import { chooseEventsAt, NIGHT_MS } from './event-choice.ts';

const event = (eventname: string, startdate: string, enddate: string): ListedEvent =>
  eventList.read([{ eventname, startdate, enddate }], () => {})[0] as ListedEvent;

const NOON_AT_EVENT = Date.parse('2026-10-12T06:30:00Z');

describe('the events that lead the home page', () => {
  it('are the one that runs today and the next one', () => {
    const events = [
      event('far', '01-12-2026', '02-12-2026'),
      event('on', '11-10-2026', '12-10-2026'),
      event('near', '13-10-2026', '14-10-2026'),
    ];
    const { running, next } = chooseEventsAt(events, NOON_AT_EVENT);
    expect([running?.name, next?.name]).toEqual(['on', 'near']);
  });

  it('follow the calendar at the event, not in Greenwich', () => {
    const lateInGreenwich = Date.parse('2026-10-11T20:00:00Z');
    expect(chooseEventsAt([event('on', '12-10-2026', '')], lateInGreenwich).running?.name).toBe('on');
  });

  it('run until the night that a schedule counts as the evening before is over', () => {
    expect(NIGHT_MS).toBe(DAY_BEGINS_AT_HOUR * 3_600_000);
    const afterMidnight = Date.parse('2026-10-12T19:30:00Z');
    const [last] = [event('on', '11-10-2026', '12-10-2026')];
    expect(chooseEventsAt([last], afterMidnight).running).toBeUndefined();
    expect(chooseEventsAt([last], afterMidnight - NIGHT_MS).running?.name).toBe('on');
  });
});
