import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { documentArticleQuery } from '../../domain/news/document-article.ts';
import { newsQuery } from '../../domain/news/news-query.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { ArticlePage } from './article-page.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const FIRST = { title: 'Athens', description: '<h1>Dates</h1><p>At sunset.</p>', file: '/media/athens.jpg' };
const SECOND = { title: 'Mallakhamb', description: null, file: '' };
const THIRD = { title: 'Delphi', description: '<p>A new trail.</p>', file: '/media/delphi.jpg' };

const STAND_IN = /no longer in the news/;

let items: object[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  items = [FIRST, SECOND, THIRD];
  answer = () => json({ data: items });
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/seo.json')
      ? json({ default: { title: 'Site' }, '/news/details': { title: 'An article' } })
      : answer(),
  );
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const routerAt = (at: InitialEntry) =>
  createMemoryRouter([{ path: '/news/details', element: <ArticlePage /> }], { initialEntries: [at] });

function open(at: InitialEntry = '/news/details', queryClient = createQueryClient()) {
  const router = routerAt(at);
  render(
    <Providers queryClient={queryClient} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const shown = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  return heading.closest('article') as HTMLElement;
};

describe('the article page', () => {
  it('ROUTE-23 NEWS-06 shows the chosen article large, next to the latest news', async () => {
    open('/news/details?article=delphi');
    const article = await shown('Delphi');
    await within(article).findByText('A new trail.');
    expect(article.querySelector('img')?.getAttribute('src')).toBe('/media/delphi.jpg');
    const sidebar = within(screen.getByRole('complementary', { name: 'Latest News' }));
    expect(sidebar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Athens',
      'Mallakhamb',
    ]);
  });

  it('NEWS-06 has no sidebar next to the only article', async () => {
    items = [FIRST];
    open();
    await shown('Athens');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('NEWS-03 shows only title, sidebar and the button that shares for an article without text and picture', async () => {
    open('/news/details?article=mallakhamb');
    const article = await shown('Mallakhamb');
    expect(article.textContent).toBe('MallakhambShare Mallakhamb');
    expect(article.querySelector('img')).toBeNull();
  });

  it('NEWS-04 uses the index in the history entry', async () => {
    open({ pathname: '/news/details', state: { index: 1 } });
    await shown('Mallakhamb');
  });

  it('NEWS-07 shows a sidebar entry at the same path, and the previous article on Back', async () => {
    const router = open();
    await shown('Athens');
    for (const title of ['Delphi', 'Mallakhamb']) {
      fireEvent.click(within(screen.getByRole('complementary')).getByRole('link', { name: title }));
      await shown(title);
      expect(router.state.location.pathname).toBe('/news/details');
    }
    await act(() => router.navigate(-1));
    await shown('Delphi');
  });

  it('NEWS-08 shows the latest article if none is asked for, under the title from /seo.json', async () => {
    open();
    await shown('Athens');
    await vi.waitFor(() => expect(document.title).toBe('An article'));
  });

  it('SEO-02 uses the title of the article that was asked for', async () => {
    open('/news/details?article=delphi');
    await shown('Delphi');
    await vi.waitFor(() => expect(document.title).toBe('Delphi – Pythian Games'));
  });

  it('NEWS-09 keeps the article of an address after newer ones arrive', async () => {
    items = [{ title: 'Brand new' }, ...items];
    open({ pathname: '/news/details', search: '?article=delphi', state: { index: 2 } });
    await shown('Delphi');
  });

  it('NEWS-11 shows another article, and says so, if the one asked for is gone', async () => {
    open({ pathname: '/news/details', search: '?article=gone', state: { index: 9 } });
    await shown('Athens');
    expect(screen.getByText(STAND_IN).closest('[role=status]')).not.toBeNull();
  });

  it('keeps the space free while a newer list that may have the article is loading', async () => {
    let arrive: (response: Response) => void = () => {};
    answer = () => new Promise<Response>((resolve) => (arrive = resolve));
    const queryClient = createQueryClient();
    const old = { title: 'Athens', description: asUntrustedHtml(''), file: '' };
    queryClient.setQueryData(newsQuery.queryKey, { value: [old], at: 0 }, { updatedAt: 0 });
    open('/news/details?article=delphi', queryClient);
    await screen.findByRole('complementary');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    arrive(json({ data: items }));
    await shown('Delphi');
    expect(screen.queryByText(STAND_IN)).toBeNull();
  });

  it('NEWS-12 says that there is no news yet, with a link to continue', async () => {
    items = [];
    open();
    await screen.findByRole('heading', { name: 'No news yet' });
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/event');
  });

  it('NEWS-12 ERR-01 says that the news is missing when the call fails', async () => {
    expectConsole(/^news: /);
    answer = () => json({}, 500);
    open();
    await screen.findByRole('heading', { name: 'News isn’t saved on this device' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  it('OFFLINE-08 says that the news is not saved if no network delivers it', async () => {
    expectConsole(/^news: /);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    open();
    await screen.findByRole('heading', { name: 'News isn’t saved on this device' });
  });
});

describe('the prerendered article page', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  /** @param madeFor key of the article that the build made the document for */
  async function takeOver(at: InitialEntry, madeFor?: string) {
    const i18n = createI18n();
    const queryClient = createQueryClient();
    await queryClient.prefetchQuery(newsQuery);
    if (madeFor !== undefined) queryClient.setQueryData(documentArticleQuery.queryKey, madeFor);
    const page = (where: InitialEntry) => (
      <Providers queryClient={queryClient} i18n={i18n}>
        <RouterProvider router={routerAt(where)} />
      </Providers>
    );
    const box = document.createElement('div');
    document.body.append(box);
    // Titles and the like are hoisted into the head, as in the build.
    box.innerHTML = renderToString(page('/news/details')).replace(
      /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/,
      '',
    );
    const ready = box.querySelector('h1')?.textContent;
    const isWaiting = box.querySelector('article')?.className.includes('unread');
    const mistakes: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(box, page(at), { onRecoverableError: (error) => mistakes.push(error) });
    });
    return { ready, isWaiting, mistakes };
  }

  it('contains the latest article for visitors without scripts', async () => {
    expect((await takeOver('/news/details')).ready).toBe('Athens');
  });

  it('NEWS-13 made for an article contains that one, and it need not wait for its address to be read', async () => {
    const { ready, isWaiting, mistakes } = await takeOver('/news/details?utm=1&article=delphi', 'delphi');
    expect([ready, isWaiting, mistakes]).toEqual(['Delphi', false, []]);
    await shown('Delphi');
    expect(document.title).toBe('Delphi – Pythian Games');
  });

  it('NEWS-13 made for another article becomes the one of the address', async () => {
    const { ready, mistakes } = await takeOver('/news/details?article=mallakhamb', 'delphi');
    expect([ready, mistakes]).toEqual(['Delphi', []]);
    await shown('Mallakhamb');
  });

  it.each([
    ['the key of the address', '/news/details?article=delphi'],
    ['the index of the history entry', { pathname: '/news/details', state: { index: 2 } }],
  ])('NEWS-09 NEWS-10 becomes the article of %s without a hydration mismatch', async (_what, at) => {
    const { ready, isWaiting, mistakes } = await takeOver(at);
    expect([ready, isWaiting]).toEqual(['Athens', true]);
    expect(mistakes).toEqual([]);
    await shown('Delphi');
    expect(within(screen.getByRole('complementary')).queryByRole('link', { name: 'Delphi' })).toBeNull();
    expect(screen.queryByRole('heading', { level: 1, name: 'Athens' })).toBeNull();
  });
});
