import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { FilmControls } from './film-controls.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = () =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <FilmControls />
    </I18nextProvider>,
  );

function openFilm(): HTMLVideoElement {
  const film = document.createElement('video');
  film.controls = true;
  film.src = '/media/clip.mp4';
  film.setAttribute('aria-label', 'Two hoops');
  document.body.appendChild(document.createElement('figure')).append(film);
  act(() => void film.dispatchEvent(new Event('loadstart')));
  return film;
}

it('K2 a film has one button of ours and no native controls, which lead out', () => {
  show();
  const film = openFilm();
  let isPaused = true;
  vi.spyOn(film, 'paused', 'get').mockImplementation(() => isPaused);
  const play = vi.spyOn(film, 'play').mockResolvedValue();
  const pause = vi.spyOn(film, 'pause').mockReturnValue();
  expect([film.controls, film.disablePictureInPicture]).toEqual([false, true]);

  fireEvent.click(screen.getByRole('button', { name: 'Play Two hoops' }));
  expect(play).toHaveBeenCalledOnce();
  isPaused = false;
  fireEvent(film, new Event('play'));
  fireEvent.click(screen.getByRole('button', { name: 'Pause Two hoops' }));
  expect(pause).toHaveBeenCalledOnce();
});

it('a film that cannot be played has no button', () => {
  show();
  const film = openFilm();
  act(() => void film.dispatchEvent(new Event('error')));
  expect(screen.queryByRole('button')).toBeNull();
});

it('a closed film leaves nothing behind, and the next one has its own button', () => {
  const { unmount } = show();
  openFilm().parentElement?.remove();
  openFilm();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  expect(screen.queryByRole('button')).toBeNull();
});
