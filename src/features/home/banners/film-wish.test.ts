import { describe, expect, it } from 'vitest';
import { AT_REST, afterFilmEvent, type FilmEvent, type FilmWish, freshWish } from './film-wish.ts';

const wishAfter = (start: FilmWish, ...kinds: Exclude<FilmEvent['kind'], 'told'>[]) =>
  kinds.reduce<FilmWish>((wish, kind) => afterFilmEvent(wish, { kind }), start);

describe('a film in a banner', () => {
  it('BANNER-07 autoplays only when allowed, and muted', () => {
    expect(wishAfter(freshWish(true), 'may-not-play').isPlaying).toBe(false);
    expect(wishAfter(freshWish(true), 'may-play')).toEqual({ by: 'page', isPlaying: true, isMuted: true });
  });

  it('stops when no longer allowed, unless a visitor has pressed play', () => {
    expect(wishAfter(freshWish(true), 'may-play', 'may-not-play').isPlaying).toBe(false);
    expect(wishAfter(freshWish(true), 'may-play', 'pressed-unmute', 'may-not-play').isPlaying).toBe(true);
  });

  it('stays paused if a visitor has paused it', () => {
    expect(wishAfter(freshWish(true), 'may-play', 'pressed-pause', 'may-play').isPlaying).toBe(false);
  });

  it('BANNER-08 is paused and muted when its banner is left, whoever started it', () => {
    expect(wishAfter(freshWish(false), 'pressed-play', 'pressed-unmute', 'left')).toEqual(AT_REST);
  });

  it('BANNER-08 Q-26 an autoplay film starts again, muted, when its banner returns', () => {
    const back = wishAfter(freshWish(true), 'may-play', 'pressed-unmute', 'left', 'may-play');
    expect(back).toEqual({ by: 'page', isPlaying: true, isMuted: true });
  });

  it('BANNER-09 plays with sound when a visitor presses play, and follows the player', () => {
    const pressed = wishAfter(freshWish(false), 'pressed-play');
    expect(pressed).toEqual({ by: 'visitor', isPlaying: true, isMuted: false });
    expect(afterFilmEvent(pressed, { kind: 'told', isPlaying: false, isOwnEcho: false }).isPlaying).toBe(
      false,
    );
    expect(afterFilmEvent(pressed, { kind: 'told', isMuted: true, isOwnEcho: false }).isMuted).toBe(true);
  });

  it('BANNER-08 a click inside the iframe counts as the visitor’s, an echo of the page does not', () => {
    const playing = wishAfter(freshWish(true), 'may-play');
    const unmuted = afterFilmEvent(playing, { kind: 'told', isMuted: false, isOwnEcho: false });
    expect(unmuted).toEqual({ by: 'visitor', isPlaying: true, isMuted: false });
    expect(afterFilmEvent(unmuted, { kind: 'may-not-play' })).toEqual(unmuted);
    const echo = afterFilmEvent(playing, { kind: 'told', isPlaying: false, isOwnEcho: true });
    expect(echo).toEqual({ by: 'page', isPlaying: false, isMuted: true });
    const nothingNew = afterFilmEvent(playing, { kind: 'told', isPlaying: true, isOwnEcho: false });
    expect(nothingNew.by).toBe('page');
  });
});
