import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DESK_API, DESK_TOKEN_HEADER } from '#core/desk/addresses.ts';
import type { OpenSession, Role } from '#core/desk/people.ts';
import { createApp } from '../../server/app.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import type { AppOptions } from '../../server/options.ts';
import { peopleState } from '../../server/people/people-state.ts';

const HOST = 'desk.example';
/** Real hashes take half a second each; one test of its own has them. */
const CHEAP = 2 ** 4;

export const PASSWORD = 'otter lantern gravel quince';
export const emailOf = (role: Role) => `${role}@desk.example`;

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';
type App = Awaited<ReturnType<typeof createApp>>;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it.
  readonly body: any;
}

/** A browser with the desk open: it keeps the cookie, and knows the token. */
export class DeskBrowser {
  cookie = '';
  token = '';

  constructor(
    private readonly app: App,
    /** Where it is in the network. */
    private readonly address = '127.0.0.1',
  ) {}

  /** Headers given here replace its own; `undefined` leaves one out. */
  async ask(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string | undefined>> = {},
  ): Promise<Answer> {
    const own = {
      ...{ host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' },
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.token === '' ? {} : { [DESK_TOKEN_HEADER]: this.token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const sent = Object.entries(own).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const answer = await this.app.inject({
      ...{ method, url: DESK_API + path, headers: Object.fromEntries(sent), remoteAddress: this.address },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = String(answer.headers['set-cookie'] ?? '');
    if (set !== '') this.cookie = set.split(';')[0] ?? '';
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      ...{ status: answer.statusCode, headers: answer.headers },
      body: isJson && answer.body !== '' ? answer.json() : answer.body,
    };
  }

  async signIn(email: string, password = PASSWORD): Promise<Answer> {
    const answer = await this.ask('POST', '/session', { email, password });
    if (answer.status === 200) this.token = (answer.body as OpenSession).token;
    return answer;
  }

  async join(secret: string, entries: object): Promise<Answer> {
    const answer = await this.ask('POST', `/invitations/${secret}`, entries);
    if (answer.status === 200) this.token = (answer.body as OpenSession).token;
    return answer;
  }
}

/** A server with a desk, for one test. Its clock stands unless the test moves it. */
export async function deskForThisTest(options: AppOptions = {}) {
  let now = Date.parse('2031-05-10T08:00:00Z');
  const clock = () => new Date(now);
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'desk-'));
  const start = () => createApp({ dataDir, now: clock, passwordCost: CHEAP, ...options });
  let app = await start();
  // As the command line does, which has the database to itself as well.
  const db = await openDatabase(dataDir);
  onTestFinished(async () => {
    await Promise.all([app.close(), db.destroy()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const state = peopleState(db, { now: clock, siteUrl: '', passwordCost: CHEAP });
  return {
    db,
    state,
    dataDir,
    browser: (address?: string) => new DeskBrowser(app, address),
    now: clock,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    restart: async () => {
      await app.close();
      app = await start();
    },
    /** Somebody who has joined with a role; their address is `emailOf(role)`, or the one given. */
    addPerson: async (role: Role, email = emailOf(role)) => {
      const person = await state.people.add(email, role);
      const { secret } = await state.invitations.invite(person?.id ?? '');
      const password = await state.passwords.hash(PASSWORD);
      await state.invitations.accept(secret, { name: `Some ${role}`, email, password });
      return person?.id ?? '';
    },
    /** A browser in which somebody is signed in. */
    signedIn: async (email: string, address?: string) => {
      const browser = new DeskBrowser(app, address);
      const { status } = await browser.signIn(email);
      if (status !== 200) throw new Error(`Nobody is signed in: ${status}`);
      return browser;
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof deskForThisTest>>;
