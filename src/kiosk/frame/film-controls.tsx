import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/links/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';

interface Shown {
  readonly film: HTMLVideoElement;
  /** Where the film is in the page; its controls are placed after it. */
  readonly place: Element;
}

/**
 * Renders our own play button for film files on a kiosk. The browser's own controls are too small for a foyer and lead
 * out of it: to a download, or to a floating picture-in-picture window (reading Q-67).
 */
export function FilmControls() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const take = ({ target: film }: Event) => {
      if (!(film instanceof HTMLVideoElement) || film.parentElement === null) return;
      film.controls = false;
      film.disablePictureInPicture = true;
      setShown({ film, place: film.parentElement });
    };
    const forget = ({ target }: Event) => setShown((now) => (now?.film === target ? null : now));
    // Media events do not bubble, but capture listeners receive them.
    document.addEventListener('loadstart', take, options);
    document.addEventListener('error', forget, options);
    return () => listening.abort();
  }, []);
  return shown && createPortal(<PlayButton key={shown.film.src} film={shown.film} />, shown.place);
}

function PlayButton({ film }: { readonly film: HTMLVideoElement }) {
  const { t } = useTranslation();
  const [isPlaying, setIsPlaying] = useState(!film.paused);
  useEffect(() => {
    const follow = () => setIsPlaying(!film.paused);
    const events = ['play', 'pause', 'ended'] as const;
    for (const event of events) film.addEventListener(event, follow);
    return () => {
      for (const event of events) film.removeEventListener(event, follow);
    };
  }, [film]);
  const turn = () => {
    if (!film.paused) return film.pause();
    // If it cannot be played, it stays as it is.
    film.play().catch(() => undefined);
  };
  const name = film.getAttribute('aria-label');
  return (
    <Button onClick={turn}>
      <Icon name={isPlaying ? 'pause' : 'play'} />
      {t(isPlaying ? 'player.pause' : 'player.play', { name })}
    </Button>
  );
}
