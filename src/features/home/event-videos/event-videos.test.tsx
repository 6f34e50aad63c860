import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { putAllInSight } from '../../../../tests/support/unit/always-in-sight.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { EventVideos } from './event-videos.tsx';
import { eventVideosQuery } from './queries.ts';

const film = (title: string) => ({ type: 'youtube', title, eventimage: 'https://youtu.be/a' });
const opened = vi.fn();
const closed = vi.fn();

function show(body: object) {
  const client = createQueryClient();
  const value = linkedNews.read(body, () => {});
  client.setQueryData(eventVideosQuery('101').queryKey, { value, at: Date.now() });
  const videos = <EventVideos eventId="101" onOpen={opened} onClose={closed} />;
  render(
    <Providers queryClient={client} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: videos }])} />
    </Providers>,
  );
}

const title = () =>
  screen.getAllByRole('heading', { level: 4 }).find((heading) => heading.closest('[inert]') === null)
    ?.textContent;
const arrow = (to: 'Previous' | 'Next') => screen.getByRole('button', { name: `${to} video` });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const three = { headingText: 'News from the first day', data: [film('One'), film('Two'), film('Three')] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  putAllInSight();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the event videos panel', () => {
  it('HOME-20 HOME-22 opens with its heading at the first item, takes the focus and stays there', () => {
    show(three);
    const panel = screen.getByRole('region', { name: 'News from the first day' });
    expect(document.activeElement).toBe(panel);
    wait(25_000);
    expect(title()).toBe('One');
  });

  it('HOME-21 pauses while the pointer is on its text', () => {
    show(three);
    fireEvent.click(arrow('Next'));
    fireEvent.pointerOver(screen.getByRole('heading', { name: 'Two' }), { pointerType: 'mouse' });
    wait(25_000);
    expect(title()).toBe('Two');
    fireEvent.pointerOver(arrow('Next'), { pointerType: 'mouse' });
    wait(10_000);
    expect(title()).toBe('Three');
  });

  it('HOME-21 HOME-23 runs after Next and wraps around, waits after Previous', () => {
    show(three);
    fireEvent.click(arrow('Next'));
    wait(10_000);
    expect(title()).toBe('Three');
    wait(10_000);
    expect(title()).toBe('One');
    wait(10_000);
    fireEvent.click(arrow('Previous'));
    wait(25_000);
    expect(title()).toBe('One');
    fireEvent.click(arrow('Next'));
    wait(10_000);
    expect(title()).toBe('Three');
  });

  it('HOME-24 disables its arrows at the ends', () => {
    show(three);
    expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(arrow('Next'));
    fireEvent.click(arrow('Next'));
    expect(arrow('Next').getAttribute('aria-disabled')).toBe('true');
  });

  it('opens an item in the media viewer and closes with its own button', () => {
    show(three);
    const panel = within(screen.getByRole('region'));
    fireEvent.click(panel.getByRole('button', { name: 'Play video: One' }));
    expect(opened).toHaveBeenCalledWith({ kind: 'youtube', address: 'https://youtu.be/a', title: 'One' });
    fireEvent.click(panel.getByRole('button', { name: 'Close the news videos' }));
    expect(closed).toHaveBeenCalled();
  });

  it('renders nothing without items', () => {
    show({ headingText: 'Nothing yet', data: [] });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
