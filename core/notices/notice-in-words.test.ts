import { expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { noticeInWords } from './notice-in-words.ts';
import type { NoticeWords } from './notice-words.ts';
import type { ChangeNotice, NoticedEntry } from './notices.ts';

const WORDS: NoticeWords = {
  language: 'en',
  direction: 'ltr',
  moved: 'Now {now} instead of {before}',
  elsewhere: 'Now at {now} instead of {before}',
  renamed: 'Was called: {before}',
  gone: 'No longer on the schedule',
  back: 'Back on the schedule',
  soon: 'Begins at {time}',
  news: 'News about {event}',
  changed: 'The schedule has changed',
};
const NOW = readEventMoment('2026-08-07T12:00')?.at ?? 0;
const OF_EVENT = { event: 'athens', eventName: 'Athens Games', revision: 7 };
const FINAL: NoticedEntry = { id: '1', title: 'Lyre: Final', start: '2026-08-07T18:00', place: 'Lyre Hall' };

const change = (after: Partial<NoticedEntry> | null, words = WORDS) => {
  const notice: ChangeNotice = {
    kind: 'changes',
    ...OF_EVENT,
    before: FINAL,
    after: after && { ...FINAL, ...after },
  };
  return noticeInWords(notice, words, NOW);
};

it('NOTICES-05 a session that moves is told with old and new, and with what stays', () => {
  expect(change({ start: '2026-08-07T18:15' })).toEqual({
    title: 'Lyre: Final',
    body: 'Now 6:15 PM instead of 6:00 PM\nLyre Hall',
  });
  expect(change({ place: 'Odeon' })).toEqual({
    title: 'Lyre: Final',
    body: 'Now at Odeon instead of Lyre Hall\n6:00 PM',
  });
  expect(change({ title: 'Lyre: Grand final' })).toEqual({
    title: 'Lyre: Grand final',
    body: 'Was called: Lyre: Final\n6:00 PM · Lyre Hall',
  });
});

it('NOTICES-05 a time of another day names the day, as everywhere on the site', () => {
  expect(change({ start: '2026-08-08T18:00' }).body).toBe('Now Sat 6:00 PM instead of 6:00 PM\nLyre Hall');
  expect(change({ start: '2026-08-21T18:00' }).body).toContain('Now 21/08/2026 6:00 PM instead');
});

it('NOTICES-05 a session that is gone says what it was', () => {
  expect(change(null)).toEqual({
    title: 'Lyre: Final',
    body: 'No longer on the schedule\n6:00 PM · Lyre Hall',
  });
});

it('NOTICES-05 a session that was taken off and is there again says so', () => {
  expect(change({}).body).toBe('Back on the schedule\n6:00 PM · Lyre Hall');
});

it('NOTICES-05 a change of something else, such as an unknown time, leaves no gap in the sentence', () => {
  expect(change({ place: '' }).body).toBe('The schedule has changed\n6:00 PM');
  expect(change({ place: '' }).body).toBe('The schedule has changed\n6:00 PM');
  expect(noticeInWords({ kind: 'soon', ...OF_EVENT, entry: { ...FINAL, start: '' } }, WORDS, NOW).body).toBe(
    'Lyre Hall',
  );
});

it('NOTICES-05 what begins soon says when, which stays true however late it arrives; news say of what', () => {
  expect(noticeInWords({ kind: 'soon', ...OF_EVENT, entry: FINAL }, WORDS, NOW)).toEqual({
    title: 'Lyre: Final',
    body: 'Begins at 6:00 PM · Lyre Hall',
  });
  const article = { key: 'winners', title: 'The winners' };
  expect(noticeInWords({ kind: 'news', ...OF_EVENT, article }, WORDS, NOW)).toEqual({
    title: 'The winners',
    body: 'News about Athens Games',
  });
});

it('NOTICES-05 in a sentence from the right, times and names keep their own direction', () => {
  const words: NoticeWords = {
    ...WORDS,
    language: 'ar',
    direction: 'rtl',
    moved: 'الآن {now} بدلًا من {before}',
  };
  expect(change({ start: '2026-08-07T18:15' }, words).body).toBe(
    'الآن \u20686:15 PM\u2069 بدلًا من \u20686:00 PM\u2069\nLyre Hall',
  );
});

it('NOTICES-05 signs in a name are not words of ours', () => {
  expect(change({ place: '{before} $& {now}' }).body).toContain(
    'Now at {before} $& {now} instead of Lyre Hall',
  );
});
