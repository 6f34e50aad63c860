import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppLink } from '#core/contract/entities/app-links.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { AppLinks } from './app-links.tsx';
import { appLinksQuery } from './queries.ts';

function draw(links: AppLink[]) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(appLinksQuery.queryKey, { value: links, at: 0 });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={createI18n()}>
          <AppLinks heading={<h2>Get the app</h2>} />
        </I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const link = (title: string, isActive: boolean): AppLink => ({
  title,
  isActive,
  link: `https://example.org/?app=${title}`,
  image: `/media/${title}.svg`,
});

describe('the app download links', () => {
  // No picture is loaded here, so all of them still count as loading.
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => vi.restoreAllMocks());

  it('LAYOUT-20 show image and title, and open their address', () => {
    draw([link('one', true), link('two', true)]);
    expect(screen.getAllByRole('link').map((found) => found.getAttribute('href'))).toEqual([
      'https://example.org/?app=one',
      'https://example.org/?app=two',
    ]);
    expect(screen.getByAltText('one').getAttribute('src')).toBe('/media/one.svg');
  });

  it('LAYOUT-21 leave out inactive ones', () => {
    draw([link('one', true), link('two', false)]);
    expect(screen.queryByAltText('two')).toBeNull();
  });

  it('LAYOUT-21 render nothing, not even a heading, if none is active', () => {
    draw([link('two', false)]);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
