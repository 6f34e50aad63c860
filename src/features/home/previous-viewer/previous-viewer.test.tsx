import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { putAllInSight } from '../../../../tests/support/unit/always-in-sight.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { noteOpenDialog } from '../../../ui/dialog/open-dialogs.ts';
import { PreviousViewer } from './previous-viewer.tsx';
import { galleryQuery } from './queries.ts';

const event = (eventaid: number, eventname: string, more: object = {}) =>
  eventList.read([{ eventaid, eventname, ...more }], () => {})[0] as ListedEvent;
const picture = (title: string) => ({ type: 'image', title, alt: title, eventimage: '/media/g1.svg' });
const film = { type: 'youtube', title: 'Film', eventimage: 'https://youtu.be/a', source: 'Film group' };
const EVENTS = [
  event(1, 'Spring Games', { startdate: '05-03-2024', enddate: '08-03-2024', combinedadd: 'Old Quay, Goa' }),
  event(2, 'Quiet Games', { combinedadd: ' , ' }),
  event(3, 'Autumn Games'),
];

const opened = vi.fn();

/** The answers so far, by event id. All others are still loading. */
function show(galleries: Record<string, object>) {
  const client = createQueryClient();
  const answer = (id: string, body: object) =>
    client.setQueryData(galleryQuery(id).queryKey, {
      value: linkedNews.read(body, () => {}),
      at: Date.now(),
    });
  for (const [id, body] of Object.entries(galleries)) answer(id, body);
  let update: (later: ListedEvent[]) => void = () => undefined;
  function Viewer() {
    const [events, setEvents] = useState(EVENTS);
    update = setEvents;
    return <PreviousViewer events={events} onOpen={opened} />;
  }
  render(
    <Providers queryClient={client} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Viewer /> }])} />
    </Providers>,
  );
  return { answer, update: (later: ListedEvent[]) => act(() => update(later)) };
}

const gallery = () => screen.getByRole('region', { name: /^Pictures and videos/ });
const title = () =>
  within(gallery())
    .queryAllByRole('heading')
    .find((heading) => heading.closest('[inert]') === null)?.textContent;
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const arrow = (to: 'Previous' | 'Next') => screen.getByRole('button', { name: `${to} item` });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockClear();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  putAllInSight();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const three = { headingText: 'Four days', data: [picture('Arena'), film, picture('Wreath')] };

describe('the Previous Events viewer', () => {
  it('GALLERY-04 keeps the chosen event when a new list moves it', () => {
    const { update } = show({ 1: { data: [picture('One')] }, 3: { data: [picture('Three')] } });
    choose(/Autumn/);
    update([event(9, 'New Games'), ...EVENTS]);
    expect(screen.getByRole('button', { name: /Autumn/ }).getAttribute('aria-current')).toBe('true');
    expect(title()).toBe('Three');
  });

  it('GALLERY-01 lists number, name, days and place, and no place without letters', () => {
    show({ 1: three });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '1Spring Games5th March 2024 to 8th March 2024Old Quay, Goa',
      '2Quiet Games',
      '3Autumn Games',
    ]);
  });

  it('GALLERY-03 GALLERY-11 starts with the first event and its gallery under its heading', () => {
    show({ 1: three });
    expect(screen.getByRole('button', { name: /Spring/ }).getAttribute('aria-current')).toBe('true');
    expect(title()).toBe('Arena');
    within(gallery()).getByText('Four days');
  });

  it('GALLERY-04 another event starts at its first item', () => {
    show({ 1: three, 3: { data: [picture('Leaves'), picture('Rain')] } });
    fireEvent.click(arrow('Next'));
    expect(title()).toBe('Film');
    choose(/Autumn/);
    expect(title()).toBe('Leaves');
    choose(/Spring/);
    expect(title()).toBe('Arena');
  });

  it('GALLERY-06 GALLERY-07 a picture is itself a button, a film has a play button', () => {
    show({ 1: three });
    expect(screen.queryByRole('button', { name: 'Play video: Film' })?.closest('[inert]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /View picture: Arena/ }));
    fireEvent.click(arrow('Next'));
    fireEvent.click(screen.getByRole('button', { name: 'Play video: Film' }));
    expect(opened.mock.calls.map(([{ kind, address }]) => [kind, address])).toEqual([
      ['image', '/media/g1.svg'],
      ['youtube', 'https://youtu.be/a'],
    ]);
  });

  it('GALLERY-05 shows the default thumbnail if there is none', () => {
    show({ 1: { data: [picture('Arena')] } });
    expect(gallery().querySelector('img')?.getAttribute('src')).toBe('/default-thumbnail.jpg');
  });

  it('GALLERY-08 names the source if there is one', () => {
    show({ 1: three });
    expect(screen.getAllByText(/^Source/).map(({ textContent }) => textContent)).toEqual([
      'Source: Film group',
    ]);
  });

  it('GALLERY-09 GALLERY-10 wraps around on the timer every 5 seconds, while the arrows have ends', () => {
    show({ 1: three });
    const seen = [0, 1, 2].map(() => {
      const ends = (['Previous', 'Next'] as const).filter(
        (to) => arrow(to).getAttribute('aria-disabled') === 'true',
      );
      const before = title();
      wait(5000);
      return [before, ...ends];
    });
    expect(seen).toEqual([['Arena', 'Previous'], ['Film'], ['Wreath', 'Next']]);
    expect(title()).toBe('Arena');
  });

  it('GALLERY-10 pauses while the pointer is on its text', () => {
    show({ 1: three });
    fireEvent.pointerOver(screen.getByRole('heading', { name: 'Arena' }), { pointerType: 'mouse' });
    wait(20_000);
    expect(title()).toBe('Arena');
    fireEvent.pointerOver(arrow('Next'), { pointerType: 'mouse' });
    wait(5000);
    expect(title()).toBe('Film');
  });

  it('pauses while a dialog is open', () => {
    show({ 1: three });
    let forget: () => void = () => {};
    act(() => {
      forget = noteOpenDialog(document.createElement('dialog'));
    });
    wait(20_000);
    expect(title()).toBe('Arena');
    act(forget);
    wait(5000);
    expect(title()).toBe('Film');
  });

  it('GALLERY-12 an event without items has no gallery, and the next one shows its own', () => {
    show({ 1: three, 2: { headingText: 'Empty', data: [] } });
    choose(/Quiet/);
    expect(gallery().textContent).toBe('');
    choose(/Spring/);
    expect(title()).toBe('Arena');
  });

  it('GALLERY-13 a late answer to an earlier choice is ignored', async () => {
    const { answer } = show({ 1: three });
    choose(/Quiet/);
    expect(title()).toBeUndefined();
    choose(/Autumn/);
    await act(async () => {
      answer('3', { data: [picture('Leaves')] });
      answer('2', { data: [picture('Late')] });
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(title()).toBe('Leaves');
  });
});
