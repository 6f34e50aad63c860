import { beforeEach, describe, expect, it } from 'vitest';
import { mayActAs, ROLES } from '#core/desk/people.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openContentDesk } from '../../server/desk/content/open-content-desk.ts';
import type { Audience } from '../../server/desk/desk-route.ts';
import { deskRoutes } from '../../server/desk/desk-routes.ts';
import { Inbox } from '../../server/inbox/inbox.ts';
import { openPictures } from '../../server/media/open-pictures.ts';
import { peopleState } from '../../server/people/people-state.ts';
import { collectedLog } from '../support/collected-log.ts';
import { type DeskBrowser, deskForThisTest, emailOf, type TestDesk } from './desk-for-test.ts';

/** Who may use which address. Whoever adds one writes here who it is for. */
const EXPECTED: Readonly<Record<string, Audience>> = {
  'GET /session': 'anybody',
  'POST /session': 'anybody',
  'DELETE /session': 'inbox',
  'PUT /password': 'inbox',
  'GET /invitations/:secret': 'anybody',
  'POST /invitations/:secret': 'anybody',
  'GET /provider': 'anybody',
  'GET /provider/begin': 'anybody',
  'GET /provider/return': 'anybody',
  'GET /people': 'owner',
  'POST /people': 'owner',
  'PUT /people/:id': 'owner',
  'DELETE /people/:id': 'owner',
  'POST /people/:id/link': 'owner',
  'GET /status': 'editor',
  'POST /start': 'editor',
  'GET /kinds': 'editor',
  'GET /content/:kind': 'editor',
  'POST /content/:kind': 'editor',
  'PUT /content/:kind': 'editor',
  'GET /content/:kind/:id': 'editor',
  'PUT /content/:kind/:id': 'editor',
  'DELETE /content/:kind/:id': 'editor',
  'POST /content/:kind/:id/copy': 'editor',
  'POST /content/:kind/remove': 'editor',
  'GET /difference': 'editor',
  'POST /publish': 'editor',
  'GET /revisions': 'editor',
  'GET /revisions/:number/difference': 'editor',
  'POST /revisions/:number/publish': 'editor',
  'GET /changes': 'editor',
  'POST /changes/:number/put-back': 'editor',
  'GET /authors': 'editor',
  'GET /content.json': 'editor',
  'POST /content.json': 'editor',
  'GET /preview/:call': 'editor',
  'GET /programme-template.xlsx': 'editor',
  'GET /programme/:event': 'editor',
  'POST /programme/:event': 'editor',
  'GET /pictures': 'editor',
  'POST /pictures': 'editor',
  'PUT /pictures/:name': 'editor',
  'DELETE /pictures/:name': 'editor',
  'GET /messages': 'inbox',
  'GET /messages.csv': 'inbox',
  'PUT /messages/:id': 'inbox',
  'DELETE /messages/:id': 'inbox',
};

const db = await openDatabase(null);
const now = () => new Date();
const site = {
  ...{ timeZone: 'Asia/Kolkata', siteUrl: '', language: 'en' },
  product: { name: 'Pythian Games', slug: 'pythian-games' },
};
const routes = deskRoutes({
  people: peopleState(db, { now, siteUrl: '' }),
  content: openContentDesk(db, site, now),
  pictures: (await openPictures(db, null, now, collectedLog().log)).pictures,
  inbox: new Inbox(db, 12, now),
});
await db.destroy();
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const callers = [null, 'inbox', 'editor', 'owner'] as const;

let desk: TestDesk;
beforeEach(async () => {
  desk = await deskForThisTest();
  for (const role of ROLES) await desk.addPerson(role);
});

/** The address with something in the place of its parameters that does not exist. */
const address = (path: string) => path.replace(/:\w+/g, 'nothing');
const bodyFor = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});

const refusalOf = async (browser: DeskBrowser, method: string, path: string, headers = {}) => {
  const answer = await browser.ask(method as 'GET', address(path), bodyFor(method), headers);
  return answer.status === 401 || answer.status === 403 ? answer.status : 'let in';
};

describe('who may use which address of the desk', () => {
  it('DESK-05 is written down for every address, and for no other', () => {
    expect(Object.fromEntries(routes.map((route) => [nameOf(route), route.audience]))).toEqual(EXPECTED);
  });

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    'DESK-05 %s is for its role and those above it, and for nobody else',
    async (_name, { method, path, audience }) => {
      for (const role of callers) {
        const browser = role === null ? desk.browser() : await desk.signedIn(emailOf(role));
        const isLetIn = audience === 'anybody' || (role !== null && mayActAs(role, audience));
        const expected = isLetIn ? 'let in' : role === null ? 401 : 403;
        expect(await refusalOf(browser, method, path), String(role)).toBe(expected);
      }
    },
  );

  it.each(routes.filter(({ method }) => method !== 'GET').map((route) => [nameOf(route), route] as const))(
    'DESK-06 %s is refused from another site, and without the token of the session',
    async (_name, { method, path, audience }) => {
      const browser = await desk.signedIn(emailOf('owner'));
      const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
      expect(await refusalOf(browser, method, path, foreign)).toBe(403);
      const tokenless = { 'x-desk-token': undefined };
      expect(await refusalOf(browser, method, path, tokenless)).toBe(audience === 'anybody' ? 'let in' : 403);
    },
  );
});
