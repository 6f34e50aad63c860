import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { videos } from '#core/contract/entities/videos.ts';
import { expectConsole } from '../../../../tests/support/expect-console.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { type VideoType, videosQuery } from './queries.ts';
import { VideoGallery } from './video-gallery.tsx';

const client = createQueryClient();
const answer = (type: VideoType, raw: object[]) =>
  client.setQueryData(videosQuery(type).queryKey, { value: videos.read(raw, () => {}), at: 0 });
const film = (videoheading: string, videolink: string, thumbnailimage = '') => ({
  videoheading,
  videolink,
  thumbnailimage,
});

function draw(onChoose = vi.fn()) {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n()}>
        <QueryClientProvider client={client}>
          <VideoGallery onChoose={onChoose} />
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return onChoose;
}

describe('the video gallery', () => {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    answer('Our Historicals', [
      film('The oracle', 'https://www.youtube.com/watch?v=sampleFilm5', '/media/g1.svg'),
    ]);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    client.clear();
  });

  it('VIDEO-01 starts with "Our Historical"', () => {
    draw();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Our Historical',
      'Memorable Events',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Our Historical');
  });

  it('VIDEO-02 a late answer goes to its own tab', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    draw();
    fireEvent.click(screen.getByRole('tab', { name: 'Memorable Events' }));
    expect(screen.queryByRole('button', { name: 'Play The oracle' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Our Historical' }));
    await act(async () => answer('Memorable Events', [film('Torches', 'https://youtu.be/sampleFilm2')]));
    expect(screen.getByRole('button', { name: 'Play The oracle' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play Torches' })).toBeNull();
  });

  it('VIDEO-04 a card shows its heading and picture, or the placeholder', () => {
    answer('Our Historicals', [
      film('One', '/media/clip.mp4', '/media/g1.svg'),
      film('Two', '/media/clip.mp4'),
    ]);
    draw();
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/media/g1.svg',
      '/default-thumbnail.jpg',
    ]);
    expect(screen.getByText('Two')).toBeTruthy();
  });

  it.each([
    ['https://youtu.be/sampleFilm6', 'youtube', 'https://www.youtube-nocookie.com/embed/sampleFilm6'],
    ['https://www.youtube.com/embed/sampleFilm7', 'youtube', 'https://www.youtube.com/embed/sampleFilm7'],
    ['/media/gallery/clip.mp4', 'video', '/media/gallery/clip.mp4'],
  ])('VIDEO-05 choosing %s opens the media modal', (link, kind, address) => {
    answer('Our Historicals', [film('One', link)]);
    const onChoose = draw();
    fireEvent.click(screen.getByRole('button', { name: 'Play One' }));
    expect(onChoose).toHaveBeenCalledWith({ kind, address, title: 'One' });
  });

  it('a film that may not be played here is a plain link', () => {
    answer('Our Historicals', [film('One', 'https://elsewhere.example/film.mp4')]);
    draw();
    expect(screen.getByRole('link', { name: /One/ }).getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['a server error', () => Promise.resolve(new Response('Broken', { status: 500 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('VIDEO-08 %s leaves an empty list and no message', async (_, fetched) => {
    expectConsole(/^videos: /);
    client.clear();
    vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    draw();
    await waitFor(() => expect(screen.getByRole('tabpanel').childElementCount).toBe(0));
    expect(screen.getByRole('tabpanel').textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it('VIDEO-08 an empty list has no message', () => {
    answer('Our Historicals', []);
    draw();
    expect(screen.getByRole('tabpanel').textContent).toBe('');
  });
});
