import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { stubShareSheet } from '../../../tests/support/share-sheet.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { PartnerPage } from './partner-page.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const noNetwork = (): Response => {
  throw new TypeError('Failed to fetch');
};

let asked: [pagename: string | null, slug: string | null][] = [];

/** The answers to the call with a slug, and to the one for the whole council. */
function answerWith(partner: () => Response, whole: () => Response = noNetwork) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({ default: { title: 'Site' } });
    const values = new Headers(init.headers);
    asked.push([values.get('pagename'), values.get('slug')]);
    return values.get('slug') === null ? whole() : partner();
  });
}

function open(slug = 'asha') {
  const router = createMemoryRouter(
    [
      { path: '/our-council/:slug', element: <PartnerPage /> },
      { path: '/our-council', element: <p>the council</p> },
    ],
    { initialEntries: [`/our-council/${slug}`] },
  );
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const ASHA = {
  slug: 'asha',
  imageurl: '/media/council/ilara-venn.svg',
  firstname: 'Asha',
  lastname: 'Sample',
  desgination: 'Adviser',
  country: 'India',
  description: '<p>Plays the <em>flute</em>.</p>',
};
const found = (...members: readonly object[]) => json({ status: 1, data: members });
const GROUP = { title: 'Advisers', members: [{ ...ASHA, slug: 'other', firstname: 'Other' }, ASHA] };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const isHidden = () => document.head.querySelector('meta[name=robots]') !== null;
const settled = () => vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

beforeEach(() => {
  asked = [];
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of a partner', () => {
  it('ROUTE-18 COUNCIL-06 COUNCIL-07 is titled Partner information and shows everything that is given', async () => {
    answerWith(() => found(ASHA));
    open();
    expect((await screen.findByText('flute')).localName).toBe('em');
    expect(heading()).toBe('Asha Sample Partner information');
    expect(screen.getByText('Adviser')).toBeTruthy();
    expect(screen.getByText('India')).toBeTruthy();
    const photo = screen.getByRole('img', { name: 'Portrait of Asha Sample' });
    expect(photo.getAttribute('src')).toBe('/media/council/ilara-venn.svg');
    expect(asked).toEqual([['our-council', 'asha']]);
    expect(document.title).toMatch(/^Asha Sample – /);
    expect(isHidden()).toBe(false);
  });

  it('COUNCIL-06 has a link back to the council', async () => {
    answerWith(() => found(ASHA));
    const router = open();
    await screen.findByText('Adviser');
    fireEvent.click(screen.getByRole('link', { name: 'See the whole council' }));
    expect(router.state.location.pathname).toBe('/our-council');
  });

  it('SHARE-01 shares the partner by the address of this page alone', async () => {
    const share = stubShareSheet();
    answerWith(() => found(ASHA));
    open('asha');
    fireEvent.click(await screen.findByRole('button', { name: 'Share Asha Sample' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Asha Sample',
      text: 'Asha Sample',
      url: `${location.origin}/our-council/asha`,
    });
  });

  it('COUNCIL-04 missing fields leave no trace but the drawn portrait', async () => {
    const gaps = { lastname: null, imageurl: '', desgination: null, country: undefined, description: '' };
    answerWith(() => found({ ...ASHA, ...gaps }));
    open();
    const photo = await screen.findByRole('img', { name: 'Portrait of Asha' });
    expect(photo.getAttribute('src')).toBe('/pictures/portrait-default.svg');
    expect(document.body.textContent).toBe(
      'Our councilAsha Partner informationSee the whole councilShare Asha',
    );
  });

  it.each([
    ['status 0', () => json({ status: 0, data: [ASHA] })],
    ['an empty list', () => found()],
  ])('COUNCIL-05 COUNCIL-08 Q-46 says that there is no such partner: %s', async (what, answer) => {
    if (what === 'status 0') expectConsole(/^council: /);
    answerWith(answer);
    open('none');
    await vi.waitFor(() => expect(heading()).toBe('We can’t find this partner'));
    expect(screen.queryByText(/Asha/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See the whole council' }).getAttribute('href')).toBe(
      '/our-council',
    );
    expect(isHidden()).toBe(true);
  });

  it('ERR-01 says that the partner is missing, with the link back, when the call fails', async () => {
    expectConsole(/^council: /);
    answerWith(() => json({}, 500));
    open();
    await settled();
    await vi.waitFor(() => expect(heading()).toBe('This partner isn’t saved on this device'));
    expect(screen.getByRole('link', { name: 'See the whole council' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isHidden()).toBe(true);
  });

  it('OFFLINE-08 takes the partner from the council if only that is stored', async () => {
    expectConsole(/^council: /);
    answerWith(noNetwork, () => found(GROUP));
    open();
    await screen.findByText('flute');
    expect(heading()).toBe('Asha Sample Partner information');
    await vi.waitFor(() => expect(document.title).toMatch(/^Asha Sample – /));
    expect(isHidden()).toBe(false);
  });

  it('OFFLINE-08 says that the partner is not saved if no network delivers anything', async () => {
    expectConsole(/^council: /);
    answerWith(noNetwork);
    open();
    await vi.waitFor(() => expect(heading()).toBe('This partner isn’t saved on this device'));
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
  });

  it.each([
    ['COUNCIL-06', 'who is found', () => found(ASHA), noNetwork, 'Asha Sample Partner information'],
    ['COUNCIL-08', 'nobody knows', () => found(), noNetwork, 'We can’t find this partner'],
    ['OFFLINE-08', 'out of the council', noNetwork, () => found(GROUP), 'Asha Sample Partner information'],
    ['OFFLINE-08', 'who is not saved', noNetwork, noNetwork, 'This partner isn’t saved on this device'],
  ])(
    '%s keeps the focus on its heading while it learns of a partner %s',
    async (_, _who, own, whole, says) => {
      if (own === noNetwork) expectConsole(/^council: /);
      answerWith(own, whole);
      open();
      const first = screen.getByRole('heading', { level: 1 });
      expect(first.textContent).toBe('Partner information');
      first.tabIndex = -1;
      first.focus();
      await vi.waitFor(() => expect(heading()).toBe(says));
      expect(document.activeElement).toBe(first);
      expect(first.isConnected).toBe(true);
    },
  );

  it.each([
    ['fails', () => json({}, 500)],
    ['says no', () => json({ status: 0 })],
    ['makes no sense', () => json('words')],
  ])('OFFLINE-08 does not mention the network if the answer for the whole council %s', async (_, whole) => {
    expectConsole(/^council: /);
    answerWith(noNetwork, whole);
    open();
    await vi.waitFor(() => expect(heading()).toBe('This partner isn’t saved on this device'));
    expect(screen.getByText(/Our server has a problem/)).toBeTruthy();
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });

  it('COUNCIL-06 shows nothing of one partner while another is loading', async () => {
    answerWith(() => found(ASHA));
    const router = open();
    await screen.findByText('Adviser');
    answerWith(() => found({ ...ASHA, slug: 'bela', firstname: 'Bela' }));
    await vi.waitFor(async () => {
      await router.navigate('/our-council/bela');
      expect(heading()).toBe('Bela Sample Partner information');
    });
    expect(screen.queryByText(/Asha/)).toBeNull();
  });
});
