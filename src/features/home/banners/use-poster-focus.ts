import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';

interface PosterFocus {
  /** Ref for the poster's button. */
  readonly button: RefCallback<HTMLButtonElement>;
  /** Ref for the block in which the film's iframe replaces the poster. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** Moves the focus from a poster to the film that replaces it, after a click or on autoplay. */
export function usePosterFocus(isFilmHere: boolean): PosterFocus {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const button = useCallback<PosterFocus['button']>(
    (poster) => () => {
      hadFocus.current = poster === document.activeElement;
    },
    [],
  );
  useEffect(() => {
    if (isFilmHere && hadFocus.current)
      place.current?.querySelector('iframe')?.focus({ preventScroll: true });
  }, [isFilmHere]);
  return { button, place };
}
