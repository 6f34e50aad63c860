import { describe, expect, it } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { vocabularyMaker } from './days/vocabulary.ts';
import { searchableSchedule } from './entries/schedule-entries.ts';
import type { SearchEntry } from './entries/search-entry.ts';
import { standingOf } from './hits.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

/** Half past eleven on a Sunday morning at the events. */
const NOW = Date.parse('2026-11-29T06:00:00Z');

const entry = (title: string, day: string, from: string, to: string, address = 'Old Theatre') => ({
  title,
  from: `${day}/2026 ${from}:00`,
  to: `${day}/2026 ${to}:00`,
  address,
  latLong: '',
});

const programme: GameSchedule[] = [
  {
    game: 'Kithara and Lyre',
    entries: [
      entry('Entry round', '28/11', '10:00', '11:00'),
      entry('Heats', '29/11', '09:00', '10:00'),
      entry('Heats', '29/11', '11:00', '12:00'),
      entry('Semi-final', '29/11', '20:00', '24:00'),
      entry('After midnight', '30/11', '00:30', '01:30'),
      entry('Final', '30/11', '18:00', '19:00'),
      entry('Masterclass', '01/12', '09:00', '10:00'),
    ],
  },
  {
    game: 'Drumming',
    entries: [
      entry('Sunday Parade', '01/12', '15:00', '16:00', 'Harbour'),
      entry('Harbour parade', '06/12', '15:00', '16:00', 'Harbour'),
      entry('What is on tomorrow', '01/12', '17:00', '18:00'),
    ],
  },
];
const event: SearchEntry = {
  kind: 'event',
  address: '/event/delphi',
  title: 'Delphi Gathering',
  line: '',
  days: { startDate: '28-11-2026', endDate: '06-12-2026' },
  text: '',
};

const indexes = new Map<string, SearchIndex>();
function indexIn(language: string): SearchIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const { codes, add, finish } = vocabularyMaker(language);
  for (const code of codes) add(code);
  const index = createSearchIndex(finish());
  for (const one of [...searchableSchedule(programme, 'delphi', { id: '1', name: 'Delphi' }), event])
    if (one !== null) index.add(one);
  indexes.set(language, index);
  return index;
}

const hits = (query: string, language = 'en', now = NOW) =>
  indexIn(language)
    .find(query, now)
    .groups.filter(({ kind }) => kind === 'entry')
    .flatMap((group) => group.hits);
const titles = (query: string, language = 'en', now = NOW) =>
  hits(query, language, now).map((hit) => hit.entry.title);
const asked = (query: string, language = 'en', now = NOW) =>
  hits(query, language, now)
    .filter((hit) => standingOf(hit) === 'asked')
    .map((hit) => hit.entry.title);

const ALL_OF_KITHARA = 7;

/** What people type: tomorrow, today, tonight, tomorrow evening, Tuesday, its short form, the first of December. */
const SAID = {
  en: ['tomorrow', 'today', 'tonight', 'tomorrow night', 'on tuesday', 'tue', '1 dec'],
  am: ['ነገ', 'ዛሬ', 'ዛሬ ማታ', 'ነገ ማታ', 'ማክሰኞ', 'ማክሰ', '1 ዲሴምበር'],
  ar: ['غدا', 'اليوم', 'الليلة', 'مساء الغد', 'يوم الثلاثاء', 'الثلاثاء', '١ ديسمبر'],
  bn: ['আগামীকাল', 'আজ', 'আজ রাতে', 'কাল সন্ধ্যায়', 'মঙ্গলবার', 'মঙ্গল', '১ ডিসেম্বর'],
  el: ['αυριο', 'ΣΗΜΕΡΑ', 'απόψε', 'αύριο το βράδυ', 'την Τρίτη', 'Τρι', '1 Δεκεμβρίου'],
  es: ['manana', 'hoy', 'esta noche', 'mañana por la noche', 'el martes', 'mar', '1 de diciembre'],
  fil: ['bukas', 'ngayong araw', 'mamayang gabi', 'bukas ng gabi', 'sa Martes', 'mar', 'Disyembre 1'],
  fr: ['demain', 'aujourd’hui', 'ce soir', 'demain soir', 'mardi', 'mar.', '1er décembre'],
  hi: ['कल', 'आज', 'आज रात', 'कल शाम', 'मंगलवार को', 'मंगल', '१ दिसम्बर'],
  ja: ['明日', '今日', '今夜', '明日の夜', '火曜日', '火曜', '12月1日'],
  ko: ['내일', '오늘', '오늘 밤', '내일 저녁', '화요일', '화욜', '12월 1일'],
  ms: ['esok', 'hari ini', 'malam ini', 'malam esok', 'hari Selasa', 'sel', '1 Disember'],
  ne: ['भोलि', 'आज', 'आज राति', 'भोलि बेलुका', 'मंगलबार', 'मङ्गल', 'डिसेम्बर 1'],
  nl: ['morgen', 'vandaag', 'vanavond', 'morgenavond', 'op dinsdag', 'di', '1 december'],
  pt: ['amanha', 'hoje', 'hoje à noite', 'amanhã à noite', 'na terça-feira', 'ter', '1 de dez.'],
  sw: ['kesho', 'leo', 'leo usiku', 'kesho jioni', 'Jumanne', 'jnne', 'Desemba 1'],
  zh: ['明天', '今天', '今晚', '明晚', '星期二', '周二', '12月1日'],
} as const;

describe.each(Object.entries(SAID))('asked in %s', (language, said) => {
  const [tomorrow, today, tonight, tomorrowEvening, weekday, short, date] = said;
  it.each([
    [tomorrow, ['After midnight', 'Final']],
    [today, ['Heats', 'Semi-final', 'After midnight']],
    [tonight, ['Semi-final', 'After midnight']],
    [tomorrowEvening, ['Final']],
    [weekday, ['Masterclass']],
    [short, ['Masterclass']],
    [date, ['Masterclass']],
  ])('"%s" puts first what is on then', (words, expected) => {
    for (const query of [`kitara ${words}`, `${words} kithara`]) {
      expect(asked(query, language), query).toEqual(expected);
      expect(titles(query, language), query).toHaveLength(ALL_OF_KITHARA);
    }
  });

  it('a day alone finds just what is on then', () => {
    expect(titles(tomorrow, language).slice(0, 2)).toEqual(['After midnight', 'Final']);
    expect(asked(tomorrow, language)).toEqual(['After midnight', 'Final']);
    expect(
      indexIn(language)
        .find(tomorrow, NOW)
        .groups.some(({ kind }) => kind === 'event'),
    ).toBe(true);
  });

  it('its words are understood in an English interface, too', () => {
    if (language !== 'nl' || tomorrow !== 'morgen')
      expect(asked(`kithara ${tomorrow}`)).toEqual(['After midnight', 'Final']);
  });
});

it('a final comes before the semi-final, which is sooner, unless that is asked for', () => {
  expect(titles('kithara final')).toEqual(['Final', 'Semi-final']);
  expect(titles('kithara semi-final')).toEqual(['Semi-final']);
});

describe('words for a day', () => {
  it.each([
    ['kitara tommorow', ['After midnight', 'Final']],
    ['kithara tomorow', ['After midnight', 'Final']],
    ['kithara tuseday', ['Masterclass']],
    ['kithara on wensday', []],
    ['kithara this morning', ['Heats']],
    ['kithara this afternoon', []],
    ['kithara this evening', ['Semi-final', 'After midnight']],
    ['kithara now', ['Heats']],
    ['what’s on now', ['Heats']],
    ['kithara tomorrow evening', ['Final']],
    ['kithara tuesday morning', ['Masterclass']],
    ['kithara tuesdaymorning', ['Masterclass']],
    ['kithara 1/12', ['Masterclass']],
    ['kithara 01.12.2026', ['Masterclass']],
    ['kithara 2026-12-01', ['Masterclass']],
    ['kithara december 1st', ['Masterclass']],
    ['kithara tuesday 1 december', ['Masterclass']],
    ['kithara 1/12/2025', []],
    ['kithara yesterday', ['Entry round']],
    ['kithara aaj raat', ['Semi-final', 'After midnight']],
  ])('"%s" asks for %j', (query, expected) => {
    expect(asked(query)).toEqual(expected);
    expect(indexIn('en').find(query, NOW).time).not.toBeNull();
  });

  it.each([
    ['zh', '下周日'],
    ['zh', '下个星期天'],
    ['ko', '다음 주 일요일'],
    ['ko', '다음주 일요일에'],
    ['ja', '来週の日曜日'],
    ['en', 'sunday next week'],
    ['en', 'next week on sunday'],
    ['fr', 'dimanche de la semaine prochaine'],
  ])('of next week, in %s "%s", are not of this one', (language, query) => {
    expect(asked(query, language)).toEqual(['Harbour parade']);
  });

  it('of this week are not said by a week alone, nor by a sign of another word', () => {
    expect(indexIn('en').find('kithara next week', NOW).time).toBeNull();
    expect(asked('kithara 下午', 'zh')).toEqual([]);
    expect(asked('kithara 周日', 'zh')).toEqual(['Heats', 'Semi-final', 'After midnight']);
  });

  it('in French are not the word for a game, unless it stands where only a day can', () => {
    expect(indexIn('fr').find('jeu', NOW).time).toBeNull();
    expect(indexIn('fr').find('jeu de kithara', NOW).time).toBeNull();
    expect(indexIn('fr').find('jeudi', NOW).time?.when.days).toEqual([{ weekday: 4 }]);
    expect(asked('kithara jeu. 1 décembre', 'fr')).toEqual(['Masterclass']);
  });

  it('are found while they are typed', () => {
    expect(asked('kithara tomo')).toEqual(['After midnight', 'Final']);
    expect(asked('kithara 1 dece')).toEqual(['Masterclass']);
  });

  it('may be a question', () => {
    expect(titles('when is the kithara masterclass')).toEqual(['Masterclass']);
    expect(asked('what kithara is on tomorrow')).toEqual(['After midnight', 'Final']);
  });

  it('belong to a title that has them', () => {
    expect(titles('Sunday Parade')).toEqual(['Sunday Parade']);
    expect(titles('sunday para')).toEqual(['Sunday Parade']);
    expect(titles('what is on tomorrow')).toEqual(['What is on tomorrow']);
    expect(titles('parade sunday')[0]).toBe('Harbour parade');
  });

  it('alone find a title, too', () => {
    expect(titles('sunday')).toContain('Sunday Parade');
    expect(asked('sunday')).toEqual(['Heats', 'Semi-final', 'After midnight', 'Harbour parade']);
  });

  it('are still for a day if nothing has the title with the other words', () => {
    expect(titles('kithara on tomorrow')[0]).toBe('After midnight');
  });

  it('ask at the clock of the event, and a night belongs to the evening before and, by day, to its own date', () => {
    const oneInTheNight = Date.parse('2026-11-29T19:30:00Z');
    expect(titles('kithara now', 'en', oneInTheNight)[0]).toBe('After midnight');
    expect(asked('kithara today', 'en', oneInTheNight)).toEqual(['After midnight']);
    expect(asked('kithara tomorrow', 'en', oneInTheNight)).toEqual(['Final']);
  });

  it('find what comes next if nothing is on now', () => {
    const inABreak = Date.parse('2026-11-29T08:00:00Z');
    expect(titles('now', 'en', inABreak)).toEqual(['Semi-final', 'After midnight']);
  });
});

describe('the order', () => {
  it('is what is on now, what comes next, and at the end what is over, the latest first', () => {
    expect(hits('kithara').map((hit) => [hit.entry.title, hit.timing.phase])).toEqual([
      ['Heats', 'now'],
      ['Semi-final', 'ahead'],
      ['After midnight', 'ahead'],
      ['Final', 'ahead'],
      ['Masterclass', 'ahead'],
      ['Heats', 'over'],
      ['Entry round', 'over'],
    ]);
  });

  it('leaves what is over at the end on the day asked for, unless that day has passed', () => {
    expect(hits('kithara today').map((hit) => hit.timing.phase)).toEqual([
      'now',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
      'over',
      'over',
    ]);
    expect(titles('kithara yesterday')[0]).toBe('Entry round');
  });

  it('has a day of the week that has passed at the end: it is asked for as one to come', () => {
    expect(titles('kithara saturday').at(-1)).toBe('Entry round');
    expect(titles('kithara this weekend').at(-1)).toBe('Entry round');
    expect(titles('kithara mornings').slice(0, 2)).toEqual(['Heats', 'Masterclass']);
    expect(titles('kithara mornings').at(-1)).toBe('Entry round');
  });

  it('counts every result once', () => {
    for (const query of ['kithara', 'kithara tomorrow', 'sunday', 'harbour', 'now']) {
      const { groups, count } = indexIn('en').find(query, NOW);
      const rows = groups.flatMap((group) => group.hits.map((hit) => hit.entry.address));
      expect(new Set(rows).size, query).toBe(count);
    }
  });
});
