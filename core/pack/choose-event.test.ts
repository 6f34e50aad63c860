import { describe, expect, it } from 'vitest';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { chooseEvents } from './choose-event.ts';

const TODAY = '2026-10-12';
const event = (eventname: string, startdate: string, enddate: string, readmoreurl = ''): ListedEvent =>
  eventList.read([{ eventname, startdate, enddate, readmoreurl }], () => {})[0] as ListedEvent;
const namesOn = (today: string, ...events: ListedEvent[]) => {
  const { running, next } = chooseEvents(events, today);
  return [running?.name, next?.name];
};

describe('the events that the site features', () => {
  it('are the one running today and the next to come', () => {
    const events = [
      event('far', '01-12-2026', '02-12-2026'),
      event('on', '11-10-2026', '12-10-2026'),
      event('near', '13-10-2026', '14-10-2026'),
    ];
    expect(namesOn(TODAY, ...events)).toEqual(['on', 'near']);
  });

  it('prefers a running event that has a page and so may have a schedule', () => {
    const first = event('without', '01-10-2026', '31-10-2026');
    const second = event('with', '11-10-2026', '12-10-2026', 'with');
    expect(namesOn(TODAY, first, second)).toEqual(['with', undefined]);
    expect(namesOn(TODAY, first)).toEqual(['without', undefined]);
  });

  it('runs an event on each of its days and on no other', () => {
    const games = event('games', '11-10-2026', '12-10-2026');
    const days = ['2026-10-10', '2026-10-11', '2026-10-12', '2026-10-13'];
    expect(days.map((day) => namesOn(day, games)[0])).toEqual([undefined, 'games', 'games', undefined]);
  });

  it('leave out events without a readable date and those that are over', () => {
    const events = [event('undated', 'soon', ''), event('over', '01-10-2026', '02-10-2026')];
    expect(namesOn(TODAY, ...events)).toEqual([undefined, undefined]);
  });
});
