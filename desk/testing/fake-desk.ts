import { DESK_API, DESK_TOKEN_HEADER } from '#core/desk/addresses.ts';
import { contentRoutes } from './fake-content-routes.ts';
import { FakeDeskState, type FakeOptions, type FakeRoutes } from './fake-desk-state.ts';
import { fakeMessages, inboxRoutes } from './fake-inbox.ts';
import { peopleRoutes } from './fake-people.ts';
import { pictureRoutes } from './fake-pictures.ts';
import { FakeRefusal, refuse } from './fake-refusal.ts';

const ROUTES: FakeRoutes = { ...peopleRoutes, ...contentRoutes, ...pictureRoutes, ...inboxRoutes };
const OPEN = /^(?:GET|POST) \/(?:session|provider|invitations\/.*)$/;

/** The desk's API after the contract in core/desk, with its state in memory. */
export class FakeDesk extends FakeDeskState {
  constructor(options?: FakeOptions) {
    super(fakeMessages(), options);
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
