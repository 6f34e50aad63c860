import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#core/settings.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { OpenDataNote } from './open-data-note.tsx';
import { entry } from './testing/schedule-section-of.tsx';

const asked = vi.fn<(address: string) => Promise<Response>>();
const OF_FILE = { name: 'Open data: this schedule as JSON' };
const link = () => screen.queryByRole('link', OF_FILE);
const { calendarSubscriptions } = settings;

/** The note of an event with one session. */
function note({ start = '05/03/2024 08:00:00' } = {}) {
  const client = createQueryClient();
  const value = [{ game: 'Drama', entries: [entry('Chorus', start, '', 'Odeon')] }];
  client.setQueryData(scheduleQuery('spring').queryKey, { value, at: Date.now() });
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <OpenDataNote eventPath="spring" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(settings, { calendarSubscriptions });
});

describe('DATA-04 the line below a schedule', () => {
  it('leads to the file if the build has written it', async () => {
    asked.mockResolvedValue(Response.json(['/schedule/autumn.json', '/schedule/spring.json']));
    render(note());
    expect((await screen.findByRole('link', OF_FILE)).getAttribute('href')).toBe('/schedule/spring.json');
    expect(asked.mock.calls).toEqual([['/schedules.json']]);
  });

  it.each([
    ['the event is newer than the build', () => Response.json(['/schedule/autumn.json'])],
    ['the host has no list', () => new Response('Not found', { status: 404 })],
    ['another page comes instead of it', () => new Response('<!doctype html>')],
    ['the list has another form', () => Response.json({ schedules: ['/schedule/spring.json'] })],
  ])('leads nowhere if %s', async (_, answer) => {
    asked.mockImplementation(async () => answer());
    render(note());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(async () => {});
    expect(link()).toBeNull();
  });

  it('is in the prerendered page, and asks for nothing there', () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(note());
    expect(box.querySelector('a')?.getAttribute('href')).toBe('/schedule/spring.json');
    render(note(), { container: box, hydrate: true });
    expect(link()).not.toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leads nowhere in a page whose sessions have no start: they have no file', () => {
    expect(renderToString(note({ start: 'soon' }))).not.toContain('/schedule/');
  });
});

describe('DATA-09 the line below a schedule', () => {
  it('leads to the changes of the schedule, and not if the host of the site has no calendars', () => {
    expect(renderToString(note())).toContain('href="/calendar/event/spring.atom"');
    Object.assign(settings, { calendarSubscriptions: false });
    expect(renderToString(note())).not.toContain('/calendar/');
  });
});
