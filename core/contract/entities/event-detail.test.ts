import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { eventDetail } from './event-detail.ts';

describe('an event', () => {
  it('EVENT-03, EVENT-06, EVENT-13 is read with every field', () => {
    expect(readNoting(eventDetail, [fullItems.eventDetail]).answer).toEqual({
      id: '7',
      name: 'Spring Festival',
      image: 'spring.jpg',
      smallImage: 'spring-small.jpg',
      address: '1 Long Street',
      location: 'Delhi',
      startDate: '05-03-2024',
      endDate: '08-03-2024',
      registrationStartDate: '01-01-2024',
      registrationEndDate: '01-02-2024',
      datesNote: asUntrustedHtml('<b>Last day</b>'),
      button: { text: 'Register', url: 'https://enrol.example/spring' },
      html: asUntrustedHtml('<p>All about it</p>'),
      introduction1: asUntrustedHtml('<p>One</p>'),
      introduction2: asUntrustedHtml('<p>Two</p>'),
      relatedCategories: [
        {
          name: 'Board Games',
          games: [
            {
              name: 'Chess',
              icon: 'icons/chess.svg',
              description: asUntrustedHtml('<p>A board game</p>'),
              pageUrl: 'board/chess',
              button: { text: 'Register', url: 'https://enrol.example/chess' },
            },
          ],
        },
      ],
    });
  });

  it('API-15 is the first of several', () => {
    const second = { ...fullItems.eventDetail, eventname: 'Autumn Festival' };
    expect(readNoting(eventDetail, [fullItems.eventDetail, second]).answer?.name).toBe('Spring Festival');
  });

  it('EVENT-15 has its own id, number or text', () => {
    expect(readNoting(eventDetail, [{ eventid: 12 }]).answer?.id).toBe('12');
  });

  it('EVENT-17 is nothing for an empty list; a row that names no event is left out', () => {
    expect(readNoting(eventDetail, []).answer).toBeNull();
    expect(readNoting(eventDetail, [{ address: 'somewhere' }]).answer).toBeNull();
  });
});
