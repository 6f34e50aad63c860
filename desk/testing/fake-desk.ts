import { DESK_API, DESK_TOKEN_HEADER } from '#core/desk/addresses.ts';
import type { InboxMessage } from '#core/desk/inbox.ts';
import type { OpenSession, OtherSignIn, Person, Role } from '#core/desk/people.ts';
import type { DeskPicture } from '#core/desk/pictures.ts';
import { fakeContent } from './fake-content.ts';
import { contentRoutes } from './fake-content-routes.ts';
import { fakeMessages, inboxRoutes } from './fake-inbox.ts';
import { peopleRoutes } from './fake-people.ts';
import { pictureRoutes } from './fake-pictures.ts';
import { FakeRefusal, refuse } from './fake-refusal.ts';
import { FakeStore } from './fake-store.ts';

/** What a route of the fake API is asked. */
export interface Asked {
  readonly desk: FakeDesk;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly json: () => Promise<never>;
  readonly text: () => Promise<string>;
}
/** By method and path; `:` stands for one part of a path. */
export type FakeRoutes = Readonly<Record<string, (asked: Asked) => unknown>>;

export interface FakeOptions {
  /** Who is signed in from the beginning; null: nobody. */
  readonly role?: Role | null;
  readonly isStarted?: boolean;
  readonly now?: () => Date;
  /** The first day of the festival. */
  readonly day?: string;
}

const ROUTES: FakeRoutes = { ...peopleRoutes, ...contentRoutes, ...pictureRoutes, ...inboxRoutes };
const OPEN = /^(?:GET|POST) \/(?:session|provider|invitations\/.*)$/;

/** The desk's API after the contract in core/desk, with its state in memory. */
export class FakeDesk {
  people: readonly Person[];
  messages: readonly InboxMessage[];
  pictures: readonly DeskPicture[] = [];
  session: OpenSession | null = null;
  /** Another service to sign in at. */
  provider: OtherSignIn | null = null;
  /** While it is so, nothing can be reached. */
  isDown = false;
  /** Asked before the API, with `PUT /content/news/news-1`: may be slow, or answer in its place. */
  onTheWay: (called: string, query: URLSearchParams) => Promise<Response | undefined> = async () => undefined;
  /** All that was answered, in this order. */
  readonly answered: string[] = [];
  readonly store: FakeStore;
  readonly now: () => Date;

  constructor({
    role = 'owner',
    isStarted = true,
    now = () => new Date(),
    day = '2027-05-21',
  }: FakeOptions = {}) {
    this.now = now;
    const joinedAt = '2027-03-02T09:00:00.000Z';
    this.people = [
      { id: 'p1', name: 'Ada', email: 'ada@festival.example', role: role ?? 'owner', joinedAt },
      { id: 'p2', name: 'Meera', email: 'meera@festival.example', role: 'editor', joinedAt },
      { id: 'p3', name: '', email: 'theo@festival.example', role: 'inbox', joinedAt: null },
    ];
    this.messages = fakeMessages();
    this.store = new FakeStore(fakeContent(day, joinedAt), now, isStarted);
    if (role !== null) this.signIn(this.people[0] as Person);
  }

  signIn(person: Person): OpenSession {
    this.session = { person, token: `token-${person.id}`, endsAt: '2027-05-22T00:00:00.000Z' };
    return this.session;
  }

  get author(): string {
    return this.session?.person.name ?? '';
  }

  /** Answers a request to the API, as `fetch` does. */
  readonly fetch = (
    input: string | URL | Request,
    { signal, ...init }: RequestInit = {},
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const request =
        input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init);
      this.reach(request).then(resolve, reject);
    });

  private async reach(request: Request): Promise<Response> {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(request.url);
    const called = `${request.method} ${pathname.slice(DESK_API.length)}`;
    try {
      return (await this.onTheWay(called, searchParams)) ?? (await this.answer(request));
    } catch (error) {
      if (error instanceof FakeRefusal) return error.answer();
      throw error;
    } finally {
      this.answered.push(called);
    }
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(DESK_API.length);
    const parts = path.split('/').slice(1).map(decodeURIComponent);
    const called = `${request.method} ${path}`;
    if (this.session === null && !OPEN.test(called))
      throw refuse('signed-out', 'You’re not signed in any more.');
    const isChange = request.method !== 'GET' && !OPEN.test(called);
    if (isChange && request.headers.get(DESK_TOKEN_HEADER) !== this.session?.token)
      throw refuse('forbidden', 'Please reload the page and try again.');
    const route = Object.entries(ROUTES).find(([pattern]) => fits(pattern, request.method, parts));
    if (route === undefined) throw refuse('unknown', 'There’s nothing at this address of the desk.');
    const answer = await route[1]({
      desk: this,
      parts,
      query: searchParams,
      json: async () => (await request.json()) as never,
      text: () => request.text(),
    });
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  }
}

function fits(pattern: string, method: string, parts: readonly string[]): boolean {
  const [wanted, path = ''] = pattern.split(' ');
  const wantedParts = path.split('/').slice(1);
  return (
    wanted === method &&
    wantedParts.length === parts.length &&
    wantedParts.every((part, place) => part === ':' || part === parts[place])
  );
}
