import { describe, expect, it } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { detailRows } from './detail-rows.ts';

const rows = (fields: object) => {
  const event = eventDetail.read([{ eventid: 7, eventname: 'Spring games', ...fields }], () => {});
  if (event === null) throw new Error('no event');
  return Object.fromEntries(detailRows(event, 'en').map(({ label, value }) => [label, value]));
};

describe('the details of an event', () => {
  it('EVENT-03 are name, address, location and the four dates', () => {
    expect(
      rows({
        address: '1 Lyre Avenue',
        location: 'Goa',
        eventstartdate: '05-03-2024',
        eventenddate: '2024-03-08',
        regstartdate: '01/12/2023 09:00:00',
        regenddate: '15-02-2024',
      }),
    ).toEqual({
      name: 'Spring games',
      address: '1 Lyre Avenue',
      location: 'Goa',
      starts: '5th March 2024',
      ends: '8th March 2024',
      registrationOpens: '1st December 2023',
      registrationCloses: '15th February 2024',
    });
  });

  it('EVENT-04 leave out empty values', () => {
    expect(rows({ address: ' ', location: null, eventstartdate: '' })).toEqual({ name: 'Spring games' });
  });

  it.each([
    ['01-03-2024', '1st'],
    ['02-03-2024', '2nd'],
    ['03-03-2024', '3rd'],
    ['04-03-2024', '4th'],
    ['11-03-2024', '11th'],
    ['12-03-2024', '12th'],
    ['13-03-2024', '13th'],
    ['21-03-2024', '21st'],
    ['22-03-2024', '22nd'],
    ['23-03-2024', '23rd'],
    ['31-03-2024', '31st'],
  ])('EVENT-05 write %s with the day %s', (given, day) => {
    expect(rows({ eventstartdate: given }).starts).toBe(`${day} March 2024`);
  });

  it('EVENT-05 use the day at the event when the date has a time zone', () => {
    expect(rows({ eventstartdate: '2024-03-05T20:00:00Z' }).starts).toBe('6th March 2024');
  });

  it('show an unreadable date as given', () => {
    expect(rows({ eventstartdate: 'in spring' }).starts).toBe('in spring');
  });
});
