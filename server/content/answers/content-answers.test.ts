import { describe, expect, it } from 'vitest';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { checkItem } from '../check-item.ts';
import { Contents } from '../contents.ts';
import type { Draft } from '../item.ts';
import { inWords } from '../problem.ts';
import { entryDraft, eventDraft } from '../testing/content-for-test.ts';
import { contentAnswers } from './content-answers.ts';

/** Answers calls from these items, read as the site reads them. */
function answersOf(...drafts: Draft[]) {
  const content = new Contents(
    drafts.map((draft) => {
      const checked = checkItem(draft);
      if (!checked.isGood) throw new Error(checked.problems.map(inWords).join('\n'));
      return checked.item;
    }),
  );
  return <Answer, Name extends string>(endpoint: ReadEndpoint<Answer, Name>, values: RequestValues<Name>) => {
    const sent = Object.fromEntries(endpoint.values.map((name) => [name, values[name] ?? '']));
    const found = contentAnswers.find((answer) => answer.endpoint === endpoint);
    return endpoint.read(found?.body(sent, content), (problem) => {
      throw new Error(problem);
    });
  };
}

const draft = (kind: Draft['kind'], id: string, body: object): Draft => ({ kind, id, body });

describe('answers from content', () => {
  it('CONTENT-09 the page of an event says what its list says, and where it differs its own', () => {
    const listed = { landmark: 'Old Square', address: '1 Lane', state: 'Goa', image: '/a.webp' };
    const button = { text: 'Join', url: '/join' };
    const ask = answersOf(
      eventDraft('101', { ...listed, button }),
      eventDraft('102', {
        ...listed,
        button,
        page: { address: 'The gate', location: '', button: {}, image: '' },
      }),
    );
    expect(ask(eventDetail, { eventurl: 'event-101' })).toMatchObject({
      ...{ image: '/a.webp', address: 'Old Square, 1 Lane', location: 'Goa', button },
    });
    expect(ask(eventDetail, { eventurl: 'event-102' })).toMatchObject({
      ...{ image: '', address: 'The gate', location: '', button: { text: '', url: '' } },
    });
  });

  it('CONTENT-09 an unlisted event has its page and is in no list', () => {
    const ask = answersOf(eventDraft('101', { list: 'unlisted' }), eventDraft('102'));
    expect(ask(eventDetail, { eventurl: 'event-101' })?.name).toBe('Event 101');
    for (const eventtype of ['upcoming', 'previous', 'unlisted', ''])
      expect(ask(eventList, { eventtype }).map(({ id }) => id)).not.toContain('101');
  });

  it('CONTENT-09 entries stand game by game, whatever their order, with times as clocks at the event show them', () => {
    const ask = answersOf(
      eventDraft('101'),
      entryDraft('1', { game: 'Kithara', title: 'First' }),
      entryDraft('2', { game: 'Poetry', endsAt: '2031-05-22T01:30' }),
      entryDraft('3', { game: 'Kithara', title: 'Second' }),
    );
    const games = ask(schedule, { pagename: 'event-101' });
    expect(games.map(({ game, entries }) => [game, ...entries.map(({ title }) => title)])).toEqual([
      ['Kithara', 'First', 'Second'],
      ['Poetry', 'Round 2'],
    ]);
    expect(games[1]?.entries[0]).toMatchObject({ from: '21/05/2031 18:00:00', to: '22/05/2031 01:30:00' });
  });

  it('CONTENT-03 what belongs to an event goes with it when its address changes', () => {
    const ask = answersOf(
      eventDraft('101', { path: 'moved' }),
      draft('banner', '1', { event: '101', url: '/b.svg' }),
      draft('game', '1', { event: '101', name: 'Kithara', path: 'kithara', category: 'Music' }),
      draft('subGame', '1', { game: '1', name: 'Solo', path: 'solo' }),
    );
    expect(ask(banners, { pagename: 'event/moved' })).toHaveLength(1);
    expect(ask(eventDetail, { eventurl: 'moved' })?.relatedCategories).toMatchObject([
      { name: 'Music', games: [{ pageUrl: '/event/moved/games/kithara' }] },
    ]);
    expect(ask(gameDetail, { eventurl: 'moved', gameurl: 'kithara' })?.subGames).toMatchObject([
      { pageUrl: '/event/moved/games/kithara/solo' },
    ]);
  });

  it('CONTENT-09 of several popups of a page the first visible one counts; that of an event needs its id', () => {
    const ask = answersOf(
      eventDraft('101'),
      draft('popup', '1', { page: 'home', heading: 'Hidden' }),
      draft('popup', '2', { page: 'home', heading: 'Shown', isVisible: true }),
      draft('popup', '3', { event: '101', heading: 'Event', isVisible: true }),
    );
    expect(ask(popup, { pagename: 'Home', eventid: '1' })).toMatchObject({ heading: 'Shown' });
    expect(ask(popup, { pagename: 'event/event-101', eventid: '101' })).toMatchObject({ heading: 'Event' });
    expect(ask(popup, { pagename: 'event/event-101', eventid: '1' })).toBeNull();
  });

  it('CONTENT-09 a page without login buttons of its own has those of all others, unless it has an empty pair', () => {
    const ask = answersOf(
      draft('loginButtons', '1', { page: '', login: { text: 'Login', url: '/login' } }),
      draft('loginButtons', '2', { page: 'quiet' }),
    );
    expect(ask(loginButtons, { slug: 'home' })?.login.text).toBe('Login');
    expect(ask(loginButtons, { slug: 'quiet' })).toBeNull();
  });
});
