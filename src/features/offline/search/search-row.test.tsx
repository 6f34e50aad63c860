import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { SearchRow } from './search-row.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('marks an event that runs today among the results', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-12T10:00:00Z'), toFake: ['Date'] });
  const entry = (title: string, startDate: string, endDate: string) => ({
    kind: 'event' as const,
    address: `/event/${title}`,
    title,
    line: '',
    day: 'some day',
    days: { startDate, endDate },
    text: '',
  });
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <ul>
          <SearchRow entry={entry('River Games', '10-10-2026', '12-10-2026')} />
          <SearchRow entry={entry('Hill Games', '13-10-2026', '')} />
        </ul>
      </MemoryRouter>
    </I18nextProvider>,
  );
  const [river, hill] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  within(river).getByText('On now');
  expect(within(hill).queryByText('On now')).toBeNull();
});

it('watches the clock only for results that may have such a mark', () => {
  vi.useFakeTimers();
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <SearchRow
          entry={{ kind: 'page', address: '/credits', title: 'Credits', line: 'a', day: '', text: '' }}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(vi.getTimerCount()).toBe(0);
});
