import { Agent, request } from 'node:http';

/** As in the site: whoever hears of a revision asks for what it touched within this time, not all at once. */
const SOON_MS = 2_000;
/** And for everything else on the screen within this time after that. */
const LATE_MS = 10_000;
const KEY = { 'access-token': 'sample-key-not-a-secret', 'accept-encoding': 'br' };
/** Pages ask through connections that their browsers keep; these stand for them. */
const asking = new Agent({ keepAlive: true, maxSockets: 200 });

/** What an event's page has on the screen besides its schedule. */
const FURTHER = ['eventdetail', 'Countdown', 'banners', 'Associate', 'Menu', 'LoginSignButton', 'VIPopUp'];

/**
 * Opens an event's page that listens to `/api/changes`, and asks for what it shows whenever it hears of a revision.
 *
 * @param {string} url of the server
 * @param {string} event its path
 * @returns {Promise<Page>}
 *
 * @typedef {object} Page
 * @property {() => Promise<Told>} hear resolves once the page shows the next revision that it hears of
 * @property {() => void} close
 *
 * @typedef {object} Told moments, and how long answers took, in milliseconds
 * @property {number} heardAt
 * @property {number} shownAt when it has its schedule
 * @property {number} allAt when it has everything
 * @property {readonly number[]} answers
 */
export async function openPage(url, event) {
  const headers = { ...KEY, pagename: event, eventurl: event };
  const tags = new Map();
  const ask = async (name) => {
    const askedAt = performance.now();
    const { status, etag } = await answerTo(`${url}/api/${name}`, headers, tags.get(name));
    if (status !== 200 && status !== 304) throw new Error(`${name} was answered with ${status}.`);
    tags.set(name, etag);
    return { isNew: status === 200, ms: performance.now() - askedAt };
  };
  const showRevision = async (heardAt) => {
    await within(SOON_MS);
    const schedule = await ask('GameSchedule');
    if (!schedule.isNew) throw new Error('The schedule has changed, and the server says that it has not.');
    const shownAt = performance.now();
    await within(LATE_MS);
    const further = await Promise.all(FURTHER.map(ask));
    return {
      heardAt,
      shownAt,
      allAt: performance.now(),
      answers: [schedule, ...further].map(({ ms }) => ms),
    };
  };
  for (const name of ['GameSchedule', ...FURTHER]) await ask(name);
  let tell = () => undefined;
  const listening = await listen(`${url}/api/changes`, () => tell(performance.now()));
  return {
    hear: () =>
      new Promise((resolve, reject) => {
        tell = (heardAt) => void showRevision(heardAt).then(resolve, reject);
      }),
    close: () => listening.destroy(),
  };
}

const within = (ms) => new Promise((resolve) => setTimeout(resolve, Math.random() * ms));

/** Opens the stream; the first event says what is published already. */
function listen(url, onNews) {
  const asked = request(url, { agent: false });
  return new Promise((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      let isFirst = true;
      response.setEncoding('utf8').on('data', (text) => {
        if (!text.includes('event: revision')) return;
        if (isFirst) resolve(asked);
        else onNews();
        isFirst = false;
      });
      response.once('error', () => undefined);
    });
    asked.end();
  });
}

function answerTo(url, headers, tag) {
  const sent = tag === undefined ? headers : { ...headers, 'if-none-match': tag };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: asking, headers: sent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, etag: response.headers.etag }));
    });
    asked.once('error', reject);
    asked.end();
  });
}
