import { describe, expect, it } from 'vitest';
import { eventList, type ListedEvent } from '#core/contract/event-list.ts';
import { chooseEvents } from './event-choice.ts';

const event = (eventname: string, startdate: string, enddate: string): ListedEvent =>
  eventList.read([{ eventname, startdate, enddate }], () => {})[0] as ListedEvent;

const NOON_AT_EVENT = Date.parse('2026-10-12T06:30:00Z');

describe('the events that home leads with', () => {
  it('are the one that runs today and the first one to come', () => {
    const events = [
      event('far', '01-12-2026', '02-12-2026'),
      event('on', '11-10-2026', '12-10-2026'),
      event('near', '13-10-2026', '14-10-2026'),
    ];
    const { running, next } = chooseEvents(events, NOON_AT_EVENT);
    expect([running?.name, next?.name]).toEqual(['on', 'near']);
  });

  it('go by the calendar at the event, not in Greenwich', () => {
    const lateInGreenwich = Date.parse('2026-10-11T20:00:00Z');
    expect(chooseEvents([event('on', '12-10-2026', '')], lateInGreenwich).running?.name).toBe('on');
  });

  it('leave out events without a readable date and those that are over', () => {
    const events = [event('undated', 'soon', ''), event('over', '01-10-2026', '02-10-2026')];
    expect(chooseEvents(events, NOON_AT_EVENT)).toEqual({ running: undefined, next: undefined });
  });
});
