import type { BrowserContext, Page } from '@playwright/test';

/** A body, an error status, no network at all, or a text that is not JSON. */
export type Answer = object | null | number | 'no network' | 'not json';

/** The calls a page made, by path, with their values. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A full event; tests change the field they are about. */
export const EVENT = {
  eventid: 77,
  eventname: 'Spring Games',
  imageurl: '/media/events/national.webp',
  rsimageurl: '/media/events/national-small.webp',
  address: '1 Lyre Avenue',
  location: 'Old Quay',
  eventstartdate: '05-03-2024',
  eventenddate: '2024-03-08',
  regstartdate: '01/12/2023 09:00:00',
  regenddate: '15-02-2024',
  lpeventenddate: '<p>Late places <b>at the gate</b></p>',
  buttontext: 'Register now',
  buttonurl: 'https://enrol.example/spring?id=7',
  html: '<h2>Good to know</h2><ul><li>Bring water</li></ul>',
  introduction1: '<p>For four days <b>twelve games</b></p>',
  introduction2: '<ul><li>Open stages</li></ul>',
  relatedcategories: [
    {
      category: 'Board Games',
      games: [
        {
          game: 'Chess',
          icon: '/media/games/kithara.svg',
          description: 'Sixty-four squares',
          gamePageUrl: 'chess',
          buttontext: 'Enter chess',
          buttonurl: 'https://enrol.example/chess',
        },
        {
          game: 'Go',
          icon: '',
          description: '',
          gamePageUrl: '/event/spring-games/board-games/go',
          buttontext: '',
          buttonurl: '',
        },
      ],
    },
    {
      category: 'Water Sports',
      games: [{ game: 'Rowing', gamePageUrl: 'https://rowing.example/', description: null, icon: null }],
    },
  ],
};

export const EVENT_PAGE = '/event/spring-games';

const entry = (title: string, from: string, to: string, address: string, latLong = '') => ({
  For: title,
  From: from,
  To: to,
  Address: address,
  Latlong: latLong,
});

/** Two games over two days, the second with three entries. */
export const SCHEDULE = [
  {
    game: 'Chess',
    schedule: [
      entry('First round', '05/03/2024 00:05:00', '05/03/2024 12:00:00', 'Reading room', '37.97,23.72'),
    ],
  },
  {
    game: 'Rowing',
    schedule: [
      entry('Heats', '05/03/2024 09:30:00', '05/03/2024 11:00:00', 'Harbour steps'),
      entry('Final', '05/03/2024 23:00:00', '05/03/2024 23:59:00', 'Harbour steps'),
      entry('Farewell', '06/03/2024 18:00:00', '', 'Old quay'),
    ],
  },
];

/**
 * Answers the calls of an event's pages: those named here as given, the event's other ones with an empty list. The
 * layout's calls go to the server, whose clock is kept out. All requests are recorded in order.
 */
export async function answerEvent(context: BrowserContext, answers: Readonly<Record<string, Answer>>) {
  const asked: Asked[] = [];
  const own = ['eventdetail', 'GameSchedule', 'Countdown', 'Associate', 'trackingevent'];
  const games = ['EventDetailForGames', 'EventDetailForSubGames'];
  await context.route('**/api/*', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.slice('/api/'.length);
    asked.push({ path, headers: await request.allHeaders() });
    const answer = path in answers ? answers[path] : [...own, ...games].includes(path) ? [] : undefined;
    if (answer === undefined) {
      const response = await route.fetch();
      // The page trusts the server's clock more than its own, which a test may have set.
      const { date: _, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    }
    if (answer === 'no network') return route.abort('internetdisconnected');
    if (answer === 'not json') return route.fulfill({ contentType: 'application/json', body: '{"data":[' });
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: {} });
    // Playwright's `json: null` would have no content type, and would be refused for that.
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) });
  });
  return asked;
}

/** What the browser itself logs about failed responses. */
export const FAILED_LOADS = /Failed to load resource|net::ERR/;

const LOGOS = [{ logo: '/media/associates/laurel.svg' }, { logo: '/media/associates/lyre.svg' }];
const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000 + 60_000).toISOString();

/** Answers for every call of an event's page, none of them empty. */
export const fullEvent = () => ({
  eventdetail: [EVENT],
  GameSchedule: SCHEDULE,
  Countdown: [{ title: 'Opens in', date: inTwoDays() }],
  Associate: LOGOS,
  trackingevent: [{ encrstr: 'ABC123' }],
});

/** A section of the page, by its heading. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
