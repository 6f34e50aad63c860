import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#content/event-categories/catalogue.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { CategoryPage } from './category-page.tsx';

const asked: string[] = [];

function open(address: string) {
  const router = createMemoryRouter([{ path: '/event-categories/:event', element: <CategoryPage /> }], {
    initialEntries: [address],
  });
  return render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return Response.json({});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of a category', () => {
  it('ROUTE-20 CAT-01 CAT-03 CAT-17 has its title and a link to each of its pages, and makes no request', () => {
    for (const { key, title, lead, pages } of catalogue) {
      open(`/event-categories/${key}`);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.getByText(lead)).toBeTruthy();
      const links = within(screen.getByRole('region', { name: 'Competitions' })).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        pages.map((page) => [page.name, `/event-categories/${key}/${page.key}`]),
      );
      cleanup();
    }
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([]);
  });

  it('CAT-02 shows its disc, and each page by its picture and the number of items in it', () => {
    const { container } = open('/event-categories/musical-vocal-instrumental-arts');
    expect(container.querySelector('use[href*="/art/"]')?.getAttribute('href')).toContain(
      '/art/category-music.svg',
    );
    const [vocal] = screen.getAllByRole('listitem').filter((one) => one.querySelector('img'));
    expect(vocal?.querySelector('img')?.getAttribute('src')).toMatch(/^\/catalogue\/vocal-music\.svg/);
    expect(vocal?.textContent).toContain('6 competitions');
    expect(screen.getByText('1 competition')).toBeTruthy();
  });

  it('CAT-18 Q-46 says that it is unknown and shows the eight categories', () => {
    open('/event-categories/none');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t find this art');
    const arts = within(screen.getByRole('navigation', { name: 'The eight arts' })).getAllByRole('link');
    expect(arts.map((one) => one.getAttribute('href'))).toEqual(
      catalogue.map(({ key }) => `/event-categories/${key}`),
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
