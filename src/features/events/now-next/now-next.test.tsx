import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { NowNext } from './now-next.tsx';

const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;
const entry = (title: string, from: string, to: string, address: string) => ({
  title,
  from,
  to,
  address,
  latLong: '',
});

const PROGRAMME = [
  { game: 'Drama', entries: [entry('Chorus', '05/03/2024 09:00:00', '05/03/2024 11:00:00', 'Odeon')] },
  { game: 'Drums', entries: [entry('Circle', '05/03/2024 11:30:00', '05/03/2024 13:00:00', 'Agora')] },
];

function nowNext(answeredAt: string, value = PROGRAMME) {
  const client = createQueryClient();
  client.setQueryData(scheduleQuery('spring').queryKey, { value, at: at(answeredAt) });
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <NowNext eventPath="spring" eventName="Spring games" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: at('05/03/2024 10:30:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const asDocument = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('now and next', () => {
  it('shows times and places while the event runs', () => {
    render(nowNext('05/03/2024 10:00:00'));
    expect(screen.getByRole('heading', { name: 'Now at Spring games' })).toBeTruthy();
    const [now, next] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(now).toBe('until 11:00 AM5:30 AM your timeDramaChorus, Odeon');
    expect(next).toBe('at 11:30 AMin 1 h6:00 AM your timeDrumsCircle, Agora');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/event/spring#schedule');
  });

  it('names the day if an entry ends on another day', () => {
    const on = (to: string) => [
      { game: 'Arts', entries: [entry('Show', '05/03/2024 09:00:00', to, 'Odeon')] },
    ];
    const { unmount } = render(nowNext('05/03/2024 10:00:00', on('07/03/2024 18:00:00')));
    expect(screen.getByText('until Thu 6:00 PM')).toBeTruthy();
    unmount();
    const { unmount: unmountLong } = render(nowNext('05/03/2024 10:00:00', on('12/03/2024 18:00:00')));
    expect(screen.getByText('until 12/03/2024 6:00 PM')).toBeTruthy();
    unmountLong();
    vi.setSystemTime(at('05/03/2024 22:00:00'));
    render(nowNext('05/03/2024 10:00:00', on('06/03/2024 02:00:00')));
    expect(screen.getByText('until 2:00 AM')).toBeTruthy();
  });

  it('follows the clock', () => {
    render(nowNext('05/03/2024 10:00:00'));
    vi.setSystemTime(at('05/03/2024 11:15:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('Nothing on right now')).toBeTruthy();
    expect(screen.getByText('in 15 minutes')).toBeTruthy();
    vi.setSystemTime(at('05/03/2024 13:00:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows no more lines than fit the reserved space, and says how many there are', () => {
    const on = ['Chorus', 'Masks', 'Monologue', 'Mime'].map((title) =>
      entry(title, '05/03/2024 10:00:00', '05/03/2024 12:00:00', 'Odeon'),
    );
    render(nowNext('05/03/2024 10:00:00', [{ game: 'Drama', entries: on }]));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link').textContent).toBe('All 4 on now');
  });

  it('renders nothing while no event runs', () => {
    vi.setSystemTime(at('04/03/2024 10:00:00'));
    const { container } = render(nowNext('04/03/2024 10:00:00'));
    expect(container.innerHTML).toBe('');
  });

  it('has its space in prerendered HTML only if that was made during the event, and no time in it', () => {
    const place = asDocument(renderToString(nowNext('05/03/2024 10:00:00')));
    expect(place.querySelector('h2')?.textContent).toBe('Spring games');
    expect(place.querySelector('a')?.textContent).toBe('Full schedule');
    expect(place.querySelector('li')).toBeNull();
    expect(renderToString(nowNext('01/03/2024 10:00:00'))).toBe('');
  });

  it('reserves its space while the schedule of a running event loads', () => {
    const draw = (isExpected: boolean) =>
      renderToString(
        <I18nextProvider i18n={createI18n()}>
          <QueryClientProvider client={createQueryClient()}>
            <MemoryRouter>
              <NowNext eventPath="spring" eventName="Spring games" isExpected={isExpected} />
            </MemoryRouter>
          </QueryClientProvider>
        </I18nextProvider>,
      );
    const place = asDocument(draw(true));
    expect(place.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(place.querySelector('h2')?.textContent).toBe('Spring games');
    expect(draw(false)).toBe('');
  });
});
