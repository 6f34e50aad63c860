/**
 * Whether somebody may be watching: a film of ours that plays, or a frame in which one can. What happens inside a frame
 * of another site nobody tells us.
 */
export function isFilmPlaying(): boolean {
  const films = [...document.querySelectorAll<HTMLVideoElement>('video')];
  return films.some(({ paused, ended }) => !paused && !ended) || document.querySelector(FRAMES) !== null;
}

const FRAMES = 'iframe[allowfullscreen]';
