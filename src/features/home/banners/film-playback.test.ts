import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  afterFilmEvent,
  type FilmEvent,
  type FilmPlayback,
  initialPlayback,
} from './film-playback.ts';

const playbackAfter = (start: FilmPlayback, ...kinds: Exclude<FilmEvent['kind'], 'reported'>[]) =>
  kinds.reduce<FilmPlayback>((playback, kind) => afterFilmEvent(playback, { kind }), start);

describe('a film in a banner', () => {
  it('BANNER-07 autoplays only when allowed, and muted', () => {
    expect(playbackAfter(initialPlayback(true), 'may-not-play').isPlaying).toBe(false);
    expect(playbackAfter(initialPlayback(true), 'may-play')).toEqual({
      by: 'page',
      isPlaying: true,
      isMuted: true,
    });
  });

  it('stops when no longer allowed, unless a visitor has pressed play', () => {
    expect(playbackAfter(initialPlayback(true), 'may-play', 'may-not-play').isPlaying).toBe(false);
    expect(playbackAfter(initialPlayback(true), 'may-play', 'pressed-unmute', 'may-not-play').isPlaying).toBe(
      true,
    );
  });

  it('stays paused if a visitor has paused it', () => {
    expect(playbackAfter(initialPlayback(true), 'may-play', 'pressed-pause', 'may-play').isPlaying).toBe(
      false,
    );
  });

  it('BANNER-08 is paused and muted when its banner is left, whoever started it', () => {
    expect(playbackAfter(initialPlayback(false), 'pressed-play', 'pressed-unmute', 'left')).toEqual(AT_REST);
  });

  it('BANNER-08 Q-26 an autoplay film starts again, muted, when its banner returns', () => {
    const back = playbackAfter(initialPlayback(true), 'may-play', 'pressed-unmute', 'left', 'may-play');
    expect(back).toEqual({ by: 'page', isPlaying: true, isMuted: true });
  });

  it('BANNER-09 plays with sound when a visitor presses play, and follows the player', () => {
    const pressed = playbackAfter(initialPlayback(false), 'pressed-play');
    expect(pressed).toEqual({ by: 'visitor', isPlaying: true, isMuted: false });
    expect(afterFilmEvent(pressed, { kind: 'reported', isPlaying: false, isOwnEcho: false }).isPlaying).toBe(
      false,
    );
    expect(afterFilmEvent(pressed, { kind: 'reported', isMuted: true, isOwnEcho: false }).isMuted).toBe(true);
  });

  it('BANNER-08 a click inside the iframe counts as the visitor’s, an echo of the page does not', () => {
    const playing = playbackAfter(initialPlayback(true), 'may-play');
    const unmuted = afterFilmEvent(playing, { kind: 'reported', isMuted: false, isOwnEcho: false });
    expect(unmuted).toEqual({ by: 'visitor', isPlaying: true, isMuted: false });
    expect(afterFilmEvent(unmuted, { kind: 'may-not-play' })).toEqual(unmuted);
    const echo = afterFilmEvent(playing, { kind: 'reported', isPlaying: false, isOwnEcho: true });
    expect(echo).toEqual({ by: 'page', isPlaying: false, isMuted: true });
    const nothingNew = afterFilmEvent(playing, { kind: 'reported', isPlaying: true, isOwnEcho: false });
    expect(nothingNew.by).toBe('page');
  });
});
