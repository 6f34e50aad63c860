import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsItems } from '../../../server/sample/news.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { NewsPage } from './news-page.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let asked: RequestInit[] = [];

/** Answers the news with `answer`; the widgets of other sites are empty unless they are given. */
function answerWith(answer: () => Response, widgets: readonly object[] = []) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({ default: { title: 'Site' } });
    if (String(address).endsWith('/api/SocialMediaWidget')) return json({ widgets });
    asked.push(init);
    return answer();
  });
}

function open(at = '/news') {
  const router = createMemoryRouter(
    [
      { path: '/news', element: <NewsPage /> },
      { path: '/news/details', element: <p>the article</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const cards = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Latest News' });
  return screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('a') as HTMLElement);
};

beforeEach(() => {
  asked = [];
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the news page', () => {
  it('ROUTE-22 NEWS-01 has a card with title, picture and text for every item', async () => {
    const items = newsItems({ edge: false });
    answerWith(() => json({ data: items }));
    open();
    expect((await cards()).map((card) => within(card).getByRole('heading').textContent)).toEqual(
      items.map(({ title }) => title),
    );
    const [lead, second] = await cards();
    expect(lead?.querySelector('img')?.getAttribute('src')).toBe('/media/news/n1.svg');
    expect(lead?.textContent).toContain('For four days, the town by the river hardly slept.');
    expect(second?.textContent).toContain('The bass bar, of course.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Founder Desk');
  });

  it('NEWS-01 shows the default picture if there is no file', async () => {
    answerWith(() => json({ data: [{ title: 'Plain', description: 'Words', file: '' }] }));
    open();
    const [card] = await cards();
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/default-thumbnail.jpg');
  });

  it.each([null, '', '<p> </p>'])(
    'NEWS-03 shows only title and picture for the description %j',
    async (description) => {
      answerWith(() => json({ data: [{ title: 'Plain', description, file: '' }] }));
      open();
      expect((await cards()).map((card) => card.textContent)).toEqual(['Plain']);
    },
  );

  it.each(['/news', '/news/'])(
    'NEWS-04 NEWS-05 leads from %s to the article with its index in the history entry',
    async (at) => {
      answerWith(() => json({ data: newsItems({ edge: false }) }));
      const router = open(at);
      const third = (await cards())[2] as HTMLElement;
      fireEvent.click(third);
      expect(router.state.location.pathname).toBe('/news/details');
      expect(new URLSearchParams(router.state.location.search).get('article')).toContain('ढोल');
      expect(router.state.location.state).toEqual({ index: 2 });
    },
  );

  it('API-16 asks once, by POST and without a body', async () => {
    answerWith(() => json({ data: newsItems({ edge: false }) }));
    open();
    await cards();
    expect(asked.map(({ method, body }) => [method, body])).toEqual([['POST', undefined]]);
  });

  it('NEWS-02 shows the widgets of other sites below the news', async () => {
    answerWith(
      () => json({ data: newsItems({ edge: false }) }),
      [{ title: 'From the desk', widget: '<p>Drums</p>' }],
    );
    open();
    await cards();
    const [first] = await screen.findAllByRole('region', { name: 'From the desk' });
    const latest = screen.getByRole('region', { name: 'Latest News' });
    expect(latest.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('NEWS-12 says that there is no news yet, with a link to continue', async () => {
    answerWith(() => json({ data: [] }));
    open();
    await screen.findByRole('heading', { name: 'No news yet' });
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/event');
    expect(screen.queryByRole('region', { name: 'Latest News' })).toBeNull();
  });

  it('NEWS-12 ERR-01 says that the news is missing when the call fails', async () => {
    expectConsole(/^news: /);
    answerWith(() => json({}, 500));
    open();
    await screen.findByRole('heading', { name: 'News isn’t saved on this device' });
    expect(screen.getByText(/Our server has a problem right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('OFFLINE-08 says that the news is not saved if no network delivers it', async () => {
    expectConsole(/^news: /);
    answerWith(() => {
      throw new TypeError('Failed to fetch');
    });
    open();
    await screen.findByRole('heading', { name: 'News isn’t saved on this device' });
  });
});
