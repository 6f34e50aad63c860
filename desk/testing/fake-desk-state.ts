import type { InboxMessage } from '#core/desk/inbox.ts';
import type { OpenSession, OtherSignIn, Person, Role } from '#core/desk/people.ts';
import type { DeskPicture } from '#core/desk/pictures.ts';
import { fakeContent } from './fake-content.ts';
import { FakeStore } from './fake-store.ts';

/** What a route of the fake API is asked. */
export interface Asked {
  readonly desk: FakeDeskState;
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

/** What the fake API of the desk knows; its routes read and change it. */
export class FakeDeskState {
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

  constructor(
    messages: readonly InboxMessage[],
    { role = 'owner', isStarted = true, now = () => new Date(), day = '2027-05-21' }: FakeOptions = {},
  ) {
    this.now = now;
    const joinedAt = '2027-03-02T09:00:00.000Z';
    this.people = [
      { id: 'p1', name: 'Ada', email: 'ada@festival.example', role: role ?? 'owner', joinedAt },
      { id: 'p2', name: 'Meera', email: 'meera@festival.example', role: 'editor', joinedAt },
      { id: 'p3', name: '', email: 'theo@festival.example', role: 'inbox', joinedAt: null },
    ];
    this.messages = messages;
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
}
