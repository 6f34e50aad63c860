import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { stubShareSheet } from '../../../tests/support/share-sheet.ts';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { SubGamePage } from '../sub-game/sub-game-page.tsx';
import { GamePage } from './game-page.tsx';

type Answer = () => Response | Promise<Response>;
const json = (body: unknown, status = 200): Answer => {
  return () => Response.json(body, { status });
};
const EVENT = {
  eventid: 7,
  eventname: 'Spring games',
  eventstartdate: '05-03-2024',
  eventenddate: '08-03-2024',
  location: 'Delhi',
};
const asked: Record<string, string | null>[] = [];

/** The event always loads; the test decides how the game and the sub-game answer. */
function answerGamesWith(answer: Answer) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('eventdetail')) return json([EVENT])();
    if (!address.includes('EventDetailFor')) return json([])();
    const headers = new Headers(init?.headers);
    asked.push(
      Object.fromEntries(['eventurl', 'gameurl', 'subgameurl'].map((name) => [name, headers.get(name)])),
    );
    return answer();
  });
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/event/:eventpath/:gamecategory/:gamename', element: <GamePage /> },
      { path: '/event/:eventpath/:gamecategory/:gamename/:subgame', element: <SubGamePage /> },
    ],
    { initialEntries: [address] },
  );
  return render(
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const FAILURES: [string, Answer, RegExp | null][] = [
  ['an empty list', json([]), null],
  ['a failing server', json({}, 500), /500/],
  ['a broken answer', () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }), /./],
  ['a lost connection', () => Promise.reject(new TypeError('failed')), /no answer/],
];

describe('a game without data', () => {
  it.each(FAILURES)('GAME-05 GAME-06 has a generic view after %s', async (_, answer, complaint) => {
    if (complaint) expectConsole(complaint);
    answerGamesWith(answer);
    open('/event/spring/board-games/pebble-toss/');
    await heading('Pebble Toss');
    const link = await screen.findByRole('link', { name: 'Go to the event' });
    expect(link.getAttribute('href')).toBe('/event/spring');
  });

  it.each(FAILURES)(
    'GAME-09 so has a sub-game after %s, with the link back to its game',
    async (_, answer, complaint) => {
      if (complaint) expectConsole(complaint);
      answerGamesWith(answer);
      open('/event/spring/board-games/pebble-toss/night-round');
      await heading('Night Round');
      const back = screen.getByRole('link', { name: 'Back to Pebble Toss' });
      expect(back.getAttribute('href')).toBe('/event/spring/board-games/pebble-toss');
    },
  );

  it('GAME-06 says that nothing is saved only if no answer came', async () => {
    expectConsole(/no answer/);
    answerGamesWith(() => Promise.reject(new TypeError('failed')));
    const { unmount } = open('/event/spring/board-games/chess');
    expect(await screen.findByText(/^This page isn’t saved on this device\./)).toBeTruthy();
    unmount();
    answerGamesWith(json([]));
    open('/event/spring/board-games/chess');
    await heading('Chess');
    expect(screen.queryByText(/This page isn’t saved on this device/)).toBeNull();
  });
});

describe('a game that is loading', () => {
  it('GAME-07 shows no generic view before the answer', async () => {
    let respond: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const answer = vi.fn(() => late);
    answerGamesWith(answer);
    const { container } = open('/event/spring/board-games/chess');
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
    expect(screen.queryByText('Go to the event')).toBeNull();
    await act(async () => respond(Response.json([{ gamename: 'Chess for two' }])));
    await heading('Chess for two');
    expect(screen.queryByText('Go to the event')).toBeNull();
  });

  it('API-14 asks by event and game, or by event and sub-game', async () => {
    answerGamesWith(json([{ gamename: 'C', subgame: 'D' }]));
    const { unmount } = open('/event/a/b/c');
    await heading('C');
    unmount();
    open('/event/a/b/c/d');
    await heading('D');
    expect(asked).toEqual([
      { eventurl: 'a', gameurl: 'c', subgameurl: null },
      { eventurl: 'a', gameurl: null, subgameurl: 'd' },
    ]);
  });

  it('GAME-08 shows the name of a sub-game under the link back to its game', async () => {
    answerGamesWith(
      json([
        {
          gamename: 'Chess',
          subgame: 'Blindfold',
          eventname: 'Spring games',
          description: '<div><p>No board</p></div>',
        },
      ]),
    );
    open('/event/spring/board-games/chess/blindfold');
    await heading('Blindfold');
    expect(await screen.findByText('No board')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chess' }).getAttribute('href')).toBe(
      '/event/spring/board-games/chess',
    );
  });
});

describe('SHARE-01 what is shared of a game', () => {
  it.each([
    ['a game', 'Chess', '/event/spring/board-games/chess'],
    ['a part of it', 'Blindfold', '/event/spring/board-games/chess/blindfold'],
  ])('%s, by the address of its own page alone', async (_, name, address) => {
    const share = stubShareSheet();
    answerGamesWith(json([{ gamename: 'Chess', subgame: 'Blindfold', eventname: 'Spring games' }]));
    open(`${address}?tracking=abc`);
    fireEvent.click(await screen.findByRole('button', { name: `Share ${name}` }));
    expect(share).toHaveBeenCalledWith({ title: name, text: name, url: location.origin + address });
  });
});

describe('what a game says of itself to previews', () => {
  const picture = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content');

  it('DATA-06 has its picture, or else its icon, or else that of the site', async () => {
    for (const [facts, expected] of [
      [{ imageurl: '/media/board.webp', icon: '/media/pawn.svg' }, '/media/board.webp'],
      [{ icon: '/media/pawn.svg' }, '/media/pawn.svg'],
      [{}, '/pictures/og-1200x630.png'],
    ] as const)
      for (const address of [
        '/event/spring/board-games/chess',
        '/event/spring/board-games/chess/blindfold',
      ]) {
        answerGamesWith(json([{ gamename: 'Chess', subgame: 'Blindfold', ...facts }]));
        const { unmount } = open(address);
        await heading(address.endsWith('chess') ? 'Chess' : 'Blindfold');
        await vi.waitFor(() => expect(picture()).toBe(expected));
        unmount();
      }
  });

  const head = () => ({
    title: document.title,
    description: document.querySelector('meta[property="og:description"]')?.getAttribute('content'),
  });

  it('DATA-10 is its name with that of its event, and the beginning of its own text', async () => {
    answerGamesWith(json([{ gamename: 'Chess for two', description: '<p>Sixty-four <b>squares</b>.</p>' }]));
    open('/event/spring/board-games/chess');
    await heading('Chess for two');
    await vi.waitFor(() =>
      expect(head()).toEqual({
        title: 'Chess for two – Spring games – Pythian Games',
        description: 'Sixty-four squares.',
      }),
    );
  });

  it('DATA-10 is where and when it is, without a text; a part of a game names the game', async () => {
    answerGamesWith(json([{ gamename: 'Chess', subgame: 'Blindfold', eventname: 'Spring games' }]));
    open('/event/spring/board-games/chess/blindfold');
    await heading('Blindfold');
    await vi.waitFor(() =>
      expect(head()).toEqual({
        title: 'Blindfold – Chess – Spring games – Pythian Games',
        description: 'Blindfold, Chess, Spring games, 5th–8th March 2024, Delhi',
      }),
    );
  });
});
