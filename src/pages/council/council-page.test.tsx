import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { council } from '../../../server/sample/council.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { CouncilPage } from './council-page.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const PAGE = { 'content-type': 'text/html' };

let asked: Headers[] = [];

function answerWith(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({ default: { title: 'Site' } });
    asked.push(new Headers(init.headers));
    return answer();
  });
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/our-council', element: <CouncilPage /> },
      { path: '/our-council/:slug', element: <p>the partner</p> },
    ],
    { initialEntries: ['/our-council'] },
  );
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const groups = (...data: readonly object[]) => answerWith(() => json({ status: 1, data }));
const settled = () => vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
const textOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

beforeEach(() => {
  asked = [];
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the council page', () => {
  it('ROUTE-17 COUNCIL-01 shows the members under the titles of their groups, in the given order', async () => {
    const sample = council('') as { title: string; members: { firstname: string; lastname: string }[] }[];
    groups(...sample);
    open();
    await screen.findByRole('region', { name: 'President' });
    expect(textOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(sample.map(({ title }) => title));
    for (const { title, members } of sample) {
      const names = within(screen.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 });
      expect(textOf(names)).toEqual(
        members.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()),
      );
    }
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our council');
  });

  it('Q-07 asks for the whole council under the name of its page', async () => {
    groups();
    open();
    await settled();
    expect(asked.map((values) => [values.get('pagename'), values.get('slug')])).toEqual([
      ['our-council', null],
    ]);
  });

  it('COUNCIL-02 a card shows photo, name and designation and links to the partner', async () => {
    const asha = {
      slug: 'asha sample',
      imageurl: '/media/council/ilara-venn.svg',
      firstname: 'Asha',
      lastname: 'Sample',
      desgination: 'Adviser',
      designation: 'Not this one',
      country: 'India',
    };
    groups({ title: 'Advisers', members: [asha] });
    const router = open();
    const card = await screen.findByRole('link', { name: /Asha Sample/ });
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/media/council/ilara-venn.svg');
    expect(card.textContent).toBe('Asha SampleAdviserIndia');
    fireEvent.click(card);
    expect(router.state.location.pathname).toBe('/our-council/asha%20sample');
  });

  it('COUNCIL-04 missing fields of a member leave no trace but the drawn portrait', async () => {
    const bare = { slug: 'ovanu', firstname: 'Ovanu', lastname: null, imageurl: null, country: undefined };
    groups({ title: 'Dance', members: [bare, { firstname: 'Nobody', imageurl: '/media/none.jpg' }] });
    open();
    const card = await screen.findByRole('link');
    expect(card.textContent).toBe('Ovanu');
    const [own, other] = document.querySelectorAll('img');
    expect(own?.getAttribute('src')).toBe('/pictures/portrait-default.svg');
    fireEvent.error(other as HTMLImageElement);
    expect(other?.getAttribute('src')).toBe('/pictures/portrait-default.svg');
    expect(document.body.textContent).not.toMatch(/undefined|null/);
  });

  it('COUNCIL-05 shows nothing of a negative answer but a way out', async () => {
    expectConsole(/^council: /);
    const members = [{ slug: 'a', firstname: 'Asha' }];
    answerWith(() => json({ status: 0, data: [{ title: 'Advisers', members }] }));
    open();
    await screen.findByRole('heading', { name: 'The council isn’t saved on this device' });
    expect(screen.queryByText(/Asha|Advisers/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR-01 says that the council is missing, with ways out, when the call fails', async () => {
    expectConsole(/^council: /);
    answerWith(() => json({}, 500));
    open();
    await screen.findByRole('heading', { name: 'The council isn’t saved on this device' });
    expect(screen.getByText(/Our server has a problem right now/)).toBeTruthy();
    answerWith(() =>
      json({ status: 1, data: [{ title: 'Advisers', members: [{ slug: 'a', firstname: 'Asha' }] }] }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Advisers' });
  });

  it('says that the council has not been announced if it is empty', async () => {
    groups({ title: 'Advisers', members: [] });
    open();
    await screen.findByRole('heading', { name: 'The council hasn’t been announced yet' });
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  const signIn = '<h1>Welcome to our hotel</h1>';
  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), /You’re offline/],
    ['nothing comes in time', () => new Promise<Response>(() => {}), /very slow right now/],
    [
      'the network wants a sign-in',
      () => new Response(signIn, { headers: PAGE }),
      /needs you to sign in first/,
    ],
  ] as const)('OFFLINE-08 says that the council is not saved and why: %s', async (_, answer, why) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expectConsole(/^council: /);
    answerWith(answer);
    open();
    await vi.advanceTimersByTimeAsync(60_000);
    await screen.findByRole('heading', { name: 'The council isn’t saved on this device' });
    expect(screen.getByText(why)).toBeTruthy();
  });
});
