import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKey } from './answer-key.ts';
import { banners } from './entities/banner.ts';
import { eventList } from './entities/event-list.ts';
import { news } from './entities/news.ts';
import { popup } from './entities/popup.ts';

describe('the key of an answer', () => {
  it('API-06 differs when only the values differ', () => {
    expect(answerKey(eventList, { eventtype: 'upcoming' })).not.toBe(
      answerKey(eventList, { eventtype: 'previous' }),
    );
    expect(answerKey(popup, { pagename: 'a' })).not.toBe(answerKey(banners, { pagename: 'a' }));
  });

  it('API-06 ignores the order of the values, and empty or unknown ones', () => {
    const key = answerKey(popup, { pagename: 'Home', eventid: '1' });
    expect(answerKey(popup, { eventid: '1', pagename: ' Home ' })).toBe(key);
    expect(answerKey(popup, { pagename: 'Home', eventid: '1', other: 'x' })).toBe(key);
    expect(answerKey(popup, { pagename: 'Home', eventid: '' })).toBe(answerKey(popup, { pagename: 'Home' }));
  });

  it('API-06 never mixes up two calls, whatever their values contain', () => {
    const value = fc
      .string({ unit: fc.constantFrom('a', '=', '&', '|', '%', 'é') })
      .map((text) => text.trim());
    fc.assert(
      fc.property(value, value, value, value, (pageA, idA, pageB, idB) => {
        const a = answerKey(popup, { pagename: pageA, eventid: idA });
        const b = answerKey(popup, { pagename: pageB, eventid: idB });
        expect(a === b).toBe(pageA === pageB && idA === idB);
      }),
    );
  });

  it('OFFLINE-02 a reading POST has a key like any other call', () => {
    expect(answerKey(news, {})).toBe('POST /api/news|');
    expect(answerKey(eventList, { eventtype: 'previous' })).toBe('GET /api/events|eventtype=previous');
  });

  it('a lone surrogate does not throw', () => {
    expect(answerKey(popup, { pagename: '\ud800' })).toContain('%EF%BF%BD');
  });
});
