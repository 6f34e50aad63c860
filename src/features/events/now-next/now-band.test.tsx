import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { NowBand } from './now-band.tsx';

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

interface Answer {
  readonly at: string;
  readonly value?: typeof PROGRAMME;
}

function band(answer: Answer | null, props: Partial<ComponentProps<typeof NowBand>> = {}) {
  const client = createQueryClient();
  if (answer !== null) {
    const { value = PROGRAMME } = answer;
    client.setQueryData(scheduleQuery('spring').queryKey, { value, at: at(answer.at) });
  }
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <NowBand eventPath="spring" eventName="Spring games" {...props} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

const TEN = { at: '05/03/2024 10:00:00' };
const words = () => screen.getByRole('link').textContent;

function setClock(text: string) {
  vi.setSystemTime(at(text));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers({ now: at('05/03/2024 10:30:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const asDocument = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the band of what is on now', () => {
  it('says what is on, where and until when, and leads to the schedule', () => {
    render(band(TEN));
    const region = screen.getByRole('region', { name: 'On now at Spring games' });
    expect(region.textContent).toBe(
      'On now at Spring gamesDrama, Chorus, Odeonuntil 11:00 AM5:30 AM your timeFull schedule',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/event/spring#schedule');
  });

  it('says what comes next, and how soon, while nothing is on', () => {
    render(band(TEN));
    setClock('05/03/2024 11:15:00');
    expect(screen.getByRole('region', { name: 'Next at Spring games' })).toBeTruthy();
    expect(words()).toContain('Drums, Circle, Agoraat 11:30 AM in 15 minutes6:00 AM your time');
    setClock('05/03/2024 13:00:00');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is there from the morning of the first day', () => {
    vi.setSystemTime(at('05/03/2024 07:50:00'));
    render(band({ at: '05/03/2024 07:00:00' }));
    expect(words()).toContain('Drama, Chorus, Odeonat 9:00 AM in 1 h 10 min');
  });

  it('leaves out the name of an event that is above it', () => {
    render(band(TEN, { eventName: undefined }));
    expect(screen.getByRole('region', { name: 'On now' })).toBeTruthy();
    setClock('05/03/2024 11:15:00');
    expect(screen.getByRole('region', { name: 'Next' })).toBeTruthy();
  });

  it('shows one entry, and says how many more there are', () => {
    const on = ['Chorus', 'Masks', 'Monologue', 'Mime'].map((title) =>
      entry(title, '05/03/2024 10:00:00', '05/03/2024 12:00:00', 'Odeon'),
    );
    render(band({ ...TEN, value: [{ game: 'Drama', entries: on }] }));
    expect(words()).toContain('and 3 more');
    expect(words()).not.toContain('Masks');
  });

  it.each([
    ['05/03/2024 10:30:00', '07/03/2024 18:00:00', 'until Thu 6:00 PM'],
    ['05/03/2024 10:30:00', '12/03/2024 18:00:00', 'until 12/03/2024 6:00 PM'],
    ['05/03/2024 22:00:00', '06/03/2024 02:00:00', 'until Wed 2:00 AM'],
    ['06/03/2024 00:30:00', '06/03/2024 02:00:00', 'until 2:00 AM'],
    ['05/03/2024 10:30:00', '', 'end time to be announced'],
  ])('at %s, an entry that ends at "%s" is on %s', (now, to, expected) => {
    vi.setSystemTime(at(now));
    const from = to === '' ? '05/03/2024 10:00:00' : '05/03/2024 09:00:00';
    render(band({ ...TEN, value: [{ game: 'Arts', entries: [entry('Show', from, to, 'Odeon')] }] }));
    expect(words()).toContain(`Odeon${expected}`);
  });

  it('names the day of what comes next if that is another one', () => {
    const entries = [
      entry('Show', '05/03/2024 09:00:00', '05/03/2024 11:00:00', 'Odeon'),
      entry('Feast', '06/03/2024 09:00:00', '06/03/2024 11:00:00', 'Agora'),
    ];
    render(band({ ...TEN, value: [{ game: 'Arts', entries }] }));
    setClock('05/03/2024 23:00:00');
    expect(words()).toContain('AgoraWed at 9:00 AM in 10 h');
  });

  it('renders nothing while no event runs', () => {
    vi.setSystemTime(at('04/03/2024 10:00:00'));
    const { container } = render(band({ at: '04/03/2024 10:00:00' }));
    expect(container.innerHTML).toBe('');
  });

  it('is in prerendered HTML only if that was made during the event, and without a time', () => {
    const place = asDocument(renderToString(band(TEN)));
    expect(place.querySelector('a')?.textContent).toBe('On now at Spring gamesFull schedule');
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/event/spring#schedule');
    expect(place.querySelector('time')).toBeNull();
    expect(renderToString(band({ at: '01/03/2024 10:00:00' }))).toBe('');
  });

  it('keeps its space while the schedule of a running event loads', () => {
    const place = asDocument(renderToString(band(null, { isExpected: true })));
    expect(place.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(place.querySelector('a')?.textContent).toBe('On now at Spring gamesFull schedule');
    expect(renderToString(band(null))).toBe('');
  });
});
