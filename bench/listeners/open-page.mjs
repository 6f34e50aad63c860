import { Agent, request } from 'node:http';

/** As in the site: whoever hears of a revision asks for what it touched within this time, not all at once. */
const SOON_MS = 2_000;
const KEY = { 'access-token': 'sample-key-not-a-secret' };
/** Pages ask through connections that their browsers keep; these stand for them. */
const asking = new Agent({ keepAlive: true, maxSockets: 200 });

/**
 * Opens a page that listens to `/api/changes` and asks for the schedule whenever it hears of a revision.
 *
 * @param {string} url of the server
 * @param {string} event its path
 * @returns {Promise<{ told: Promise<{ heardAt: number, answerMs: number, shownAt: number }>, expectNews: () => void, close: () => void }>}
 */
export async function openPage(url, event) {
  let tag = (await ask(url, event)).tag;
  let tell = () => undefined;
  const page = {
    told: Promise.resolve(),
    /** What it hears from now on ends `told`. */
    expectNews() {
      page.told = new Promise((resolve, reject) => {
        tell = (heardAt) => void answerTo(heardAt).then(resolve, reject);
      });
    },
    close: () => listening.destroy(),
  };
  const answerTo = async (heardAt) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SOON_MS));
    const askedAt = performance.now();
    const answer = await ask(url, event, tag);
    if (answer.status !== 200) throw new Error(`A changed schedule was answered with ${answer.status}.`);
    tag = answer.tag;
    return { heardAt, answerMs: performance.now() - askedAt, shownAt: performance.now() };
  };
  const listening = request(`${url}/api/changes`, { agent: false });
  await new Promise((resolve, reject) => {
    listening.once('error', reject);
    listening.once('response', (response) => {
      let isFirst = true;
      response.setEncoding('utf8').on('data', (text) => {
        if (!text.includes('event: revision')) return;
        if (isFirst) resolve();
        else tell(performance.now());
        isFirst = false;
      });
      response.once('error', () => undefined);
    });
    listening.end();
  });
  return page;
}

function ask(url, event, tag) {
  const headers = {
    ...{ ...KEY, pagename: event, 'accept-encoding': 'br' },
    ...(tag === undefined ? {} : { 'if-none-match': tag }),
  };
  return new Promise((resolve, reject) => {
    request(`${url}/api/GameSchedule`, { agent: asking, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, tag: response.headers.etag }));
    })
      .once('error', reject)
      .end();
  });
}
