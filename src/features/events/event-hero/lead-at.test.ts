import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { leadAt } from './lead-at.ts';

const EVENT = { startDate: '05-03-2024', endDate: '2024-03-08', registrationEndDate: '15/02/2024' };
const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;

describe('the first button of an event', () => {
  it.each([
    ['15/02/2024 23:59:00', 'own'],
    ['16/02/2024 00:01:00', 'schedule'],
    ['05/03/2024 07:00:00', 'schedule'],
    ['08/03/2024 23:59:00', 'schedule'],
    ['09/03/2024 00:01:00', 'news'],
  ])('at %s leads to its %s', (moment, lead) => {
    expect(leadAt(EVENT, true, at(moment))).toBe(lead);
  });

  it('is its own while it runs if nothing is known of the schedule, but not once it is over', () => {
    expect(leadAt(EVENT, false, at('05/03/2024 12:00:00'))).toBe('own');
    expect(leadAt(EVENT, false, at('09/03/2024 12:00:00'))).toBe('news');
  });

  it('changes at the minute at which registration closes, if that is given', () => {
    const event = { ...EVENT, registrationEndDate: '15/02/2024 12:00:00' };
    expect(leadAt(event, true, at('15/02/2024 11:59:00'))).toBe('own');
    expect(leadAt(event, true, at('15/02/2024 12:01:00'))).toBe('schedule');
  });

  it('is its own if no date can be read, and the start alone is one day', () => {
    const unknown = { startDate: 'in spring', endDate: '', registrationEndDate: 'soon' };
    expect(leadAt(unknown, true, at('05/03/2024 12:00:00'))).toBe('own');
    const oneDay = { startDate: '05-03-2024', endDate: '', registrationEndDate: '' };
    expect(leadAt(oneDay, true, at('04/03/2024 12:00:00'))).toBe('own');
    expect(leadAt(oneDay, true, at('05/03/2024 12:00:00'))).toBe('schedule');
    expect(leadAt(oneDay, true, at('06/03/2024 12:00:00'))).toBe('news');
  });
});
