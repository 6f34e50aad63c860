import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { upcomingGamesQuery } from './queries.ts';
import { UpcomingGames } from './upcoming-games.tsx';

function draw(raw: object[]) {
  const client = createQueryClient();
  client.setQueryData(upcomingGamesQuery.queryKey, { value: upcomingGames.read(raw, () => {}), at: 0 });
  return render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n()}>
        <QueryClientProvider client={client}>
          <UpcomingGames trackingString="track-7" />
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
}
const game = (name: string, more: object = {}) => ({
  game: name,
  icon: `/media/${name}.svg`,
  gamePageUrl: `/event/spring/${name}`,
  ...more,
});

describe('the upcoming games', () => {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => vi.restoreAllMocks());

  it('HOME-02 HOME-04 show the games of all groups with icon, name and link', () => {
    const { container } = draw([
      { htmlcode: '', games: [game('drum')] },
      { htmlcode: '', games: [game('hoop')] },
    ]);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['drum', '/event/spring/drum'],
      ['hoop', '/event/spring/hoop'],
    ]);
    expect([...container.querySelectorAll('img')].map((icon) => icon.getAttribute('src'))).toEqual([
      '/media/drum.svg',
      '/media/hoop.svg',
    ]);
  });

  it('HOME-03 show the text of a group, never its markup', () => {
    draw([{ htmlcode: '<h2>Marker <em>x</em></h2>', games: [game('drum')] }]);
    expect(screen.getByText('Marker x')).toBeTruthy();
  });

  it.each([
    ['1', '_blank'],
    [1, '_blank'],
    [0, null],
    ['', null],
    [undefined, null],
  ])('HOME-05 newtab %j opens in %j', (newtab, target) => {
    draw([{ htmlcode: '', games: [game('drum', { newtab })] }]);
    expect(screen.getByRole('link').getAttribute('target')).toBe(target);
  });

  it('HOME-06 show a button only with both text and address', () => {
    draw([
      {
        htmlcode: '',
        games: [
          game('a', { buttontext: 'Register', buttonurl: 'https://example.org/enter' }),
          game('b', { buttontext: 'Nowhere' }),
          game('c', { buttonurl: 'https://example.org/silent' }),
        ],
      },
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/event/spring/a',
      'https://example.org/enter?track=track-7',
      '/event/spring/b',
      '/event/spring/c',
    ]);
    expect(screen.queryByText('Nowhere')).toBeNull();
  });

  it('render nothing without games and text', () => {
    expect(draw([{ htmlcode: ' ', games: [] }]).container.innerHTML).toBe('');
  });
});
