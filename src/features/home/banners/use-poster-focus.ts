import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';

interface PosterFocus {
  /** For the poster's button. */
  readonly button: RefCallback<HTMLButtonElement>;
  /** For the block in which the film's frame takes the poster's place. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** Hands the focus on to a film when its poster goes away with it: pressed, or because the film begins by itself. */
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
