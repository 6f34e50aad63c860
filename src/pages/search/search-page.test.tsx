import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedule as scheduleCall } from '#core/contract/entities/schedule.ts';
import { newsItems } from '../../../server/sample/news.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { SearchPage } from './search-page.tsx';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const event = { eventaid: '1', eventname: 'Athens Games', readmoreurl: 'athens', startdate: '05-03-2027' };

const NOW = Date.parse('2026-11-29T06:00:00Z');
const running = {
  eventaid: '2',
  eventname: 'Harbour Games',
  readmoreurl: 'harbour',
  startdate: '28-11-2026',
  enddate: '30-11-2026',
};
const session = (title: string, day: string, hour: number) => ({
  For: title,
  From: `${day}/11/2026 ${hour}:00:00`,
  To: `${day}/11/2026 ${hour + 1}:00:00`,
  Address: 'Old Theatre',
});
/** The first heat is over, the second is on; ten more and a final follow. */
const heats = [9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map((hour) => session('Heat', '29', hour));
const schedule = [{ game: 'Epinikion', schedule: [...heats, session('Final', '30', 10)] }];

function open(at = '/search', upcoming: readonly object[] = [event], queryClient = createQueryClient()) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json'))
      return json({ '/medals': { title: 'Medals – Pythian Games' } });
    if (String(address).endsWith('/api/news')) return json({ data: newsItems({ edge: false }) });
    if (String(address).endsWith('/api/OurCouncil')) return json({ status: 1, data: [] });
    if (String(address).endsWith('/api/GameSchedule')) return json(schedule);
    return json(new Headers(init.headers).get('eventtype') === 'upcoming' ? upcoming : []);
  });
  const router = createMemoryRouter(
    [
      { path: '/search', element: <SearchPage /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/before', at],
    },
  );
  render(
    <Providers queryClient={queryClient} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' });
const type = (words: string) => fireEvent.input(field(), { target: { value: words } });
/** The last one is the toaster's. */
const status = () => screen.getAllByRole('status')[0];
const group = (name: RegExp) => screen.findByRole('region', { name });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the search', () => {
  it('begins with the eight categories and the next events, and without the focus', async () => {
    open();
    const arts = screen.getByRole('region', { name: 'The eight arts' });
    expect(within(arts).getAllByRole('link')).toHaveLength(8);
    await screen.findByRole('link', { name: /Athens Games.*5th March 2027/ });
    expect(document.activeElement).not.toBe(field());
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('focuses the field when the header links to it', () => {
    open('/search#search-field');
    expect(document.activeElement).toBe(field());
  });

  it('searches while the visitor types, marks the words, and keeps them in the same history entry', async () => {
    const router = open();
    type('kitara');
    const catalogue = await group(/^Catalogue/);
    const [first] = within(catalogue).getAllByRole('link');
    expect(first?.textContent).toBe('Lyre and Kithara');
    expect(first?.querySelector('mark')?.textContent).toBe('Kithara');
    expect(first?.querySelector('[lang=en]')).not.toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?q=kitara'));
    expect(router.state.historyAction).toBe('REPLACE');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  it('announces the number of results politely, after the visitor stops typing', async () => {
    open();
    type('kithara');
    await group(/^Catalogue/);
    await waitFor(() => expect(status()?.textContent).toMatch(/^\d+ results?$/));
  });

  it('moves the focus to the first result that "Show all" adds', async () => {
    open('/search?q=dance');
    const catalogue = await group(/^Catalogue/);
    const links = () => within(catalogue).getAllByRole('link');
    expect(links()).toHaveLength(6);
    const more = within(catalogue).getByRole('button', { name: /^Show all/ });
    more.focus();
    fireEvent.click(more);
    expect(links().length).toBeGreaterThan(6);
    expect(document.activeElement).toBe(links()[6]);
  });

  it('announces that it is loading, and what it has found once it is ready', async () => {
    open('/search?q=kithara');
    await waitFor(() => expect(status()?.textContent).toBe('Searching…'));
    await waitFor(() => expect(status()?.textContent).toMatch(/^\d+ results?$/));
  });

  it('announces that it cannot search', async () => {
    expectConsole(/^The search could not be loaded/);
    vi.stubGlobal('requestIdleCallback', () => {
      throw new Error('no time');
    });
    open('/search?q=kithara');
    await waitFor(() => expect(status()?.textContent).toMatch(/^The search couldn’t be loaded/));
    expect(screen.getAllByText(/^The search couldn’t be loaded/)).toHaveLength(1);
  });

  it('finds what the address asks for: events, news and pages', async () => {
    const router = open('/search?q=athens');
    await waitFor(() => expect(field().value).toBe('athens'));
    const link = within(await group(/^Events/)).getByRole('link');
    expect(link.getAttribute('href')).toBe('/event/athens');
    await router.navigate('/search?q=medal');
    expect(
      within(await group(/^Pages/))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/medals');
    await router.navigate('/search?q=αθηνα');
    expect(
      within(await group(/^News/))
        .getByRole('link')
        .getAttribute('href'),
    ).toContain('article=');
  });

  it('offers ways to continue if nothing is found', async () => {
    open('/search?q=bharetnatym');
    await screen.findByRole('heading', { name: 'Nothing found for “bharetnatym”' });
    const near = screen.getByRole('region', { name: 'Did you mean' });
    expect(within(near).getByRole('link', { name: 'Bharatanatyam' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All events' })).toBeTruthy();
  });

  it.each(['%', '🎻', '?!'])('says of signs alone that nothing is found: %s', async (signs) => {
    open(`/search?q=${encodeURIComponent(signs)}`);
    await screen.findByRole('heading', { name: `Nothing found for “${signs}”` });
    expect(screen.queryByRole('region', { name: 'The eight arts' })).toBeNull();
    await waitFor(() => expect(status()?.textContent).toBe('0 results'));
  });

  it('removes the query from the address with the last letter', async () => {
    const router = open('/search?q=kithara');
    await waitFor(() => expect(field().value).toBe('kithara'));
    type('');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('region', { name: 'The eight arts' })).toBeTruthy();
  });

  it('finds each entry of a running event, tomorrow first if asked, and what is over at the end', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    open('/search?q=epinikoin%20tommorow', [running]);
    const found = await group(/^Schedule/);
    const headings = within(found).getAllByRole('heading', { level: 4 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Tomorrow · Monday, 30th November 2026',
      'At other times',
      'Over',
    ]);
    const links = within(found).getAllByRole('link');
    expect(links[0]?.textContent).toBe('Epinikion: Final Tomorrow · Monday · 10:00 AM to 11:00 AM ');
    expect(links[0]?.getAttribute('href')).toMatch(/^\/event\/harbour\?entry=\w+#schedule$/);
    expect(links[1]?.textContent).toMatch(/On now$/);
    expect(links.at(-1)?.textContent).toMatch(/Over$/);
  });

  it('counts what it shows and what can be shown, also of many entries with one title', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    open('/search?q=epinikion', [running]);
    const found = await group(/^Schedule/);
    const links = () => within(found).getAllByRole('link');
    expect(screen.getByRole('heading', { name: '13 results for “epinikion”' })).toBeTruthy();
    await waitFor(() => expect(status()?.textContent).toBe('13 results'));
    expect(links()).toHaveLength(5);
    expect(within(found).getByRole('link', { name: /Final/ })).toBeTruthy();
    const alike = within(found).getByRole('button', { name: '8 more: Heat' });
    alike.focus();
    fireEvent.click(alike);
    expect(links()).toHaveLength(13);
    expect(document.activeElement).toBe(links()[3]);
    expect(within(found).queryByRole('button')).toBeNull();
  });

  it('says that of a programme only a part is on the device', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const queryClient = createQueryClient();
    const { queryKey } = scheduleQuery('harbour');
    queryClient.setQueryData(
      queryKey,
      { value: scheduleCall.read(schedule, () => undefined), at: NOW, isPart: true },
      { updatedAt: NOW },
    );
    open('/search?q=epinikion', [running], queryClient);
    await group(/^Schedule/);
    expect(status()?.textContent).toContain('This device doesn’t have the whole schedule');
    expect(status()?.textContent).toContain('Harbour Games');
  });
});
