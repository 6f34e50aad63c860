/** What a banner's film does, and who asked for it. The iframe is created when the film first plays. */
export interface FilmPlayback {
  /** `visitor` has priority over everything else until the banner is left. */
  readonly by: 'nobody' | 'page' | 'visitor';
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
}

/** The state after the banner was left, and before a film autoplays. */
export const AT_REST: FilmPlayback = { by: 'nobody', isPlaying: false, isMuted: true };

/** Returns the initial state. A film that only a visitor can start begins with sound. */
export function initialPlayback(isAutoplay: boolean): FilmPlayback {
  return isAutoplay ? AT_REST : { ...AT_REST, isMuted: false };
}

export type FilmEvent =
  /** Whether the page may autoplay it now. */
  | { readonly kind: 'may-play' | 'may-not-play' | 'left' }
  | { readonly kind: 'pressed-play' | 'pressed-pause' | 'pressed-mute' | 'pressed-unmute' }
  /** The player reports its state. `isOwnEcho` is true while that may still answer the page's last request. */
  | {
      readonly kind: 'reported';
      readonly isPlaying?: boolean;
      readonly isMuted?: boolean;
      readonly isOwnEcho: boolean;
    };

/**
 * Returns what a film does next (BANNER-07, BANNER-08, reading Q-26). The page plays only muted. What the visitor
 * pressed holds until the banner is left, which pauses and mutes the film.
 */
export function afterFilmEvent(playback: FilmPlayback, event: FilmEvent): FilmPlayback {
  switch (event.kind) {
    case 'may-play':
      return playback.by === 'visitor' ? playback : { by: 'page', isPlaying: true, isMuted: true };
    case 'may-not-play':
      return playback.by === 'visitor' ? playback : { ...playback, isPlaying: false };
    case 'left':
      return AT_REST;
    case 'pressed-play':
      return { ...playback, by: 'visitor', isPlaying: true };
    case 'pressed-pause':
      return { ...playback, by: 'visitor', isPlaying: false };
    case 'pressed-mute':
      return { ...playback, by: 'visitor', isMuted: true };
    case 'pressed-unmute':
      return { ...playback, by: 'visitor', isMuted: false };
    case 'reported':
      return afterReport(playback, event);
  }
}

/** A change the page has not requested is a click inside the iframe, so it counts as the visitor's. */
function afterReport(playback: FilmPlayback, report: Extract<FilmEvent, { kind: 'reported' }>): FilmPlayback {
  const next = {
    isPlaying: report.isPlaying ?? playback.isPlaying,
    isMuted: report.isMuted ?? playback.isMuted,
  };
  const isOther = next.isPlaying !== playback.isPlaying || next.isMuted !== playback.isMuted;
  return { by: isOther && !report.isOwnEcho ? 'visitor' : playback.by, ...next };
}
