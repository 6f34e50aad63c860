import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { membership } from './entities/membership.ts';
import { news } from './entities/news.ts';
import { schedule } from './entities/schedule.ts';
import { upcomingGames } from './entities/upcoming-games.ts';
import { videos } from './entities/videos.ts';
import { fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

describe('news', () => {
  it('NEWS-01, NEWS-03 an item without a description has an empty one', () => {
    expect(readNoting(news, { data: [{ ...fullItems.news, description: null }] }).answer).toEqual([
      { title: 'A new hall', description: asUntrustedHtml(''), file: 'news/hall.jpg' },
    ]);
  });

  it('API-16 is a reading POST without values', () => {
    expect(news).toMatchObject({ kind: 'read', method: 'POST', values: [] });
  });
});

describe('upcoming games', () => {
  it('HOME-02, HOME-03, HOME-06 come in groups with markup and games', () => {
    expect(readNoting(upcomingGames, [fullItems.upcomingGames]).answer).toEqual([
      {
        html: asUntrustedHtml('<h2>Soon</h2>'),
        games: [
          {
            name: 'Chess',
            icon: 'icons/chess.svg',
            pageUrl: '/event/spring/board/chess',
            inNewTab: true,
            button: { text: 'Register', url: 'https://enrol.example/chess' },
          },
        ],
      },
    ]);
  });

  it('HOME-05 open in a new tab only for 1', () => {
    const inNewTab = (newtab: unknown) =>
      readNoting(upcomingGames, [{ games: [{ game: 'Chess', newtab }] }]).answer[0]?.games[0]?.inNewTab;
    for (const yes of ['1', 1]) expect(inNewTab(yes)).toBe(true);
    for (const no of [0, '0', '', null, undefined]) expect(inNewTab(no)).toBe(false);
  });
});

describe('a membership plan', () => {
  const planFor = (given: unknown) =>
    readNoting(membership, [{ ...fullItems.membership, amount: given }]).answer[0];

  it('MEMBER-04 is read with every field', () => {
    expect(readNoting(membership, [fullItems.membership]).answer).toEqual([
      {
        title: 'Member',
        amount: 500,
        amountText: '500',
        currencySign: '₹',
        description: asUntrustedHtml('Rs 500/- per year'),
        button: { text: 'Join', url: 'https://enrol.example/member' },
      },
    ]);
  });

  it.each([
    [0, 0],
    ['0', 0],
    ['0.00', 0],
    ['1,200.50', 1200.5],
    ['1,20,000', 120000],
    ['500/-', 500],
    ['Rs. 1,200', 1200],
    ['0/-', 0],
    ['500 alone, 900 for two', null],
    ['', null],
    [null, null],
    ['free', null],
    [[], null],
  ])('MEMBER-05 the amount %j is the number %j', (given, expected) => {
    expect(planFor(given)?.amount).toBe(expected);
  });

  it.each([
    [500, '500'],
    [' 1,20,000 ', '1,20,000'],
    ['500/-', '500/-'],
    ['ask us', 'ask us'],
    [null, ''],
  ])('MEMBER-04 the amount %j keeps its spelling %j', (given, expected) => {
    expect(planFor(given)?.amountText).toBe(expected);
  });
});

describe('the schedule', () => {
  it('EVENT-08 lists the entries of each game', () => {
    expect(readNoting(schedule, [fullItems.schedule, { game: 'Archery' }]).answer).toEqual([
      {
        game: 'Chess',
        entries: [
          {
            title: 'Final',
            from: '05/03/2024 10:00:00',
            to: '05/03/2024 12:00:00',
            address: 'Hall 1',
            latLong: '37.97,23.72',
          },
        ],
      },
      { game: 'Archery', entries: [] },
    ]);
  });

  it('accepts times that are numbers, not texts', () => {
    const entry = { For: 'Final', From: 1795878000, To: 1795881600 };
    const [row] = readNoting(schedule, [{ game: 'Chess', schedule: [entry] }]).answer;
    expect(row?.entries[0]).toMatchObject({ from: '1795878000', to: '1795881600' });
  });
});

describe('videos', () => {
  it('VIDEO-04 need a link and nothing else', () => {
    expect(readNoting(videos, [{ videolink: 'films/a.mp4' }, { videoheading: 'No film' }]).answer).toEqual([
      { heading: '', thumbnail: '', link: 'films/a.mp4' },
    ]);
  });
});
