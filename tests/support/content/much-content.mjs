import { createServer } from 'node:http';

/**
 * The amount of each kind; kinds without a value are as in the sample.
 *
 * @typedef {{ articles?: number, articleChars?: number, events?: number, gamesOfEvent?: number, entries?: number,
 *   members?: number }} Amounts
 */

const EVENT = 'pythian-national-games';
const WORDS = 'The hall was full long before the first string was tuned, and nobody left before the last. ';
const two = (number) => String(number).padStart(2, '0');
const list = (count, entryOf) => Array.from({ length: count }, (_, index) => entryOf(index));

const articles = (count, chars) =>
  list(count, (index) => ({
    title: index % 5 === 0 ? 'Results of the day' : `Report ${count - index} from the river stage`,
    description:
      `<p>Day ${count - index}. ${WORDS}</p>${`<p>${WORDS}${WORDS}</p>`.repeat(Math.ceil(chars / 190))}`.slice(
        0,
        chars,
      ),
    file: `/media/news/n${(index % 7) + 1}.svg`,
  }));

const listedEvents = (count, when) =>
  list(count, (index) => ({
    startdate: `${two((index % 28) + 1)}-03-${when === 'upcoming' ? 2097 : 2019}`,
    enddate: `${two((index % 28) + 1)}-04-${when === 'upcoming' ? 2097 : 2019}`,
    eventaid: index + (when === 'upcoming' ? 10_000 : 20_000),
    eventname: `Games of the ${when} season ${index + 1}`,
    headingtext: 'Four days, twelve games, one laurel wreath',
    eventimage: 'national.webp',
    imagetype: 'image',
    landmark: 'Riverside Grounds',
    resaddress: '1 Lyre Avenue, Old Quay',
    statename: 'Goa',
    combinedadd: 'Riverside Grounds, 1 Lyre Avenue, Old Quay, Goa',
    readmoreurl: `${when}-games-${index + 1}`,
    icons: [],
    buttontext: 'Join as an artist',
    buttonurl: '/enrolment-sample/game',
    buttonvisiblenews: '0',
  }));

const eventDetail = (path, games) => ({
  eventid: 10_000,
  eventname: path.replaceAll('-', ' '),
  imageurl: '/media/events/national.webp',
  introduction1: `<p>${WORDS}</p>`,
  html: `<h2>Good to know</h2><p>${WORDS}</p>`,
  eventstartdate: '01-03-2097',
  eventenddate: '04-03-2097',
  relatedcategories: [
    {
      category: 'Musical Arts',
      games: list(games, (index) => ({
        game: `Lyre ${index + 1}`,
        icon: '/media/games/kithara.svg',
        description: 'Seven strings, one hymn.',
        gamePageUrl: `/event/${path}/musical-vocal-instrumental-arts/lyre-${index + 1}`,
      })),
    },
  ],
});

/** Twenty games on each of ten days, with the entries spread over them. */
const schedule = (count) =>
  list(20, (game) => ({
    game: `Game ${game + 1}`,
    schedule: list(Math.ceil(count / 20), (index) => ({
      For: `Round ${index + 1}`,
      From: `${two((index % 10) + 1)}/03/2097 ${two(8 + (Math.floor(index / 10) % 14))}:00:00`,
      To: `${two((index % 10) + 1)}/03/2097 ${two(9 + (Math.floor(index / 10) % 14))}:00:00`,
      Address: `Hall ${(game % 8) + 1}, Riverside Grounds`,
      Latlong: '15.4989,73.8278',
    })),
  }));

const council = (count) => [
  {
    title: 'Council of the Arts',
    members: list(count, (index) => ({
      slug: `member-${index + 1}`,
      imageurl: '/media/council/dorian-kalleas.svg',
      firstname: 'Dorian',
      lastname: `Kalleas ${index + 1}`,
      desgination: 'Music',
      country: 'Greece',
      description: `<p>${WORDS.repeat(3)}</p>`,
    })),
  },
];

/**
 * Returns what an API with much content answers to a call, or undefined if the sample answers.
 *
 * @param {Amounts} amounts
 * @returns {(call: { path: string, headers: Readonly<Record<string, string | string[] | undefined>> }) => unknown}
 */
export function muchContent({
  articles: news,
  articleChars = 5_500,
  events,
  gamesOfEvent = 4,
  entries,
  members,
}) {
  return ({ path, headers }) => {
    const { eventtype, eventurl, pagename, slug } = headers;
    if (path === '/api/news' && news) return { status: 1, data: articles(news, articleChars) };
    if (path === '/api/events' && events) return listedEvents(events, eventtype);
    if (path === '/api/eventdetail' && events && /-games-\d+$/.test(String(eventurl)))
      return { status: '1', data: [eventDetail(String(eventurl), gamesOfEvent)] };
    if (path === '/api/GameSchedule' && entries && pagename === EVENT) return schedule(entries);
    if (path === '/api/OurCouncil' && members && !slug) return { status: 1, data: council(members) };
    return undefined;
  };
}

/**
 * Listens with much content in front of a sample server, for builds.
 *
 * @param {(call: { path: string, headers: object }) => unknown} answer
 * @param {(request: { method: string, url: string, headers: object }) => Promise<{ statusCode: number, headers: object,
 *   body: string }>} sample
 */
export async function serveMuchContent(answer, sample) {
  const server = createServer(async ({ method = 'GET', url = '/', headers }, response) => {
    const own = answer({ path: url.replace(/\?.*$/, ''), headers });
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own));
      return;
    }
    // Its answers are passed on as text, so it must not compress them.
    const { host: _, 'accept-encoding': __, ...rest } = headers;
    const given = await sample({ method, url, headers: rest });
    response.writeHead(given.statusCode, { 'content-type': given.headers['content-type'] ?? 'text/plain' });
    response.end(given.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
