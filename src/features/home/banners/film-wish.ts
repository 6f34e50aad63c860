/** What a banner's film does and who wanted it; the frame exists from the first `build` on. */
export interface FilmWish {
  /** `visitor` goes before everything else until the banner is left. */
  readonly by: 'nobody' | 'page' | 'visitor';
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
}

/** After it was left, and before a film that begins by itself. */
export const AT_REST: FilmWish = { by: 'nobody', isPlaying: false, isMuted: true };

/** Before anything has happened: a film that only a visitor can begin begins with its sound. */
export function freshWish(isAutoplay: boolean): FilmWish {
  return isAutoplay ? AT_REST : { ...AT_REST, isMuted: false };
}

export type FilmEvent =
  /** The page may play it now by itself, or may no longer. */
  | { readonly kind: 'may-play' | 'may-not-play' | 'left' }
  | { readonly kind: 'pressed-play' | 'pressed-pause' | 'pressed-mute' | 'pressed-unmute' }
  /** The player tells what it does; `isOwnEcho` where that may still be the answer to what the page just asked of it. */
  | {
      readonly kind: 'told';
      readonly isPlaying?: boolean;
      readonly isMuted?: boolean;
      readonly isOwnEcho: boolean;
    };

/**
 * What a film does next (BANNER-07, BANNER-08, decision Q-26): the page plays only muted; the visitor's own press
 * holds until the banner is left, and what is left is paused and muted.
 */
export function afterFilmEvent(wish: FilmWish, event: FilmEvent): FilmWish {
  switch (event.kind) {
    case 'may-play':
      return wish.by === 'visitor' ? wish : { by: 'page', isPlaying: true, isMuted: true };
    case 'may-not-play':
      return wish.by === 'visitor' ? wish : { ...wish, isPlaying: false };
    case 'left':
      return AT_REST;
    case 'pressed-play':
      return { ...wish, by: 'visitor', isPlaying: true };
    case 'pressed-pause':
      return { ...wish, by: 'visitor', isPlaying: false };
    case 'pressed-mute':
      return { ...wish, by: 'visitor', isMuted: true };
    case 'pressed-unmute':
      return { ...wish, by: 'visitor', isMuted: false };
    case 'told':
      return afterReport(wish, event);
  }
}

/** What the page has not asked for was done by a press inside the frame, and is the visitor's own wish. */
function afterReport(wish: FilmWish, told: Extract<FilmEvent, { kind: 'told' }>): FilmWish {
  const next = { isPlaying: told.isPlaying ?? wish.isPlaying, isMuted: told.isMuted ?? wish.isMuted };
  const isOther = next.isPlaying !== wish.isPlaying || next.isMuted !== wish.isMuted;
  return { by: isOther && !told.isOwnEcho ? 'visitor' : wish.by, ...next };
}
