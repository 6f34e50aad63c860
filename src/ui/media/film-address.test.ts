import { describe, expect, it } from 'vitest';
import { filmAddress } from './film-address.ts';

describe('the address of a film', () => {
  it.each([
    'https://www.youtube.com/embed/a?start=3&x=%20',
    'https://www.youtube-nocookie.com/embed/sampleFilm1',
    '//www.youtube.com/embed/a',
    'https://youtube.com/embed/a',
    'https://m.youtube.com/embed/a',
  ])('GALLERY-07 the embed %s goes into the frame unchanged', (given) => {
    expect(filmAddress(given, 'youtube')).toMatchObject({ kind: 'frame', address: given });
  });

  it('VIDEO-10 has a watch page besides its embed', () => {
    const given = 'https://www.youtube-nocookie.com/embed/sampleFilm1?start=3';
    expect(filmAddress(given, 'youtube')?.link).toBe('https://www.youtube.com/watch?v=sampleFilm1');
  });

  it.each([
    ['https://www.youtube.com/watch?v=sampleFilm5', 'sampleFilm5'],
    ['https://www.youtube.com/watch?list=x&v=a_b-9', 'a_b-9'],
    ['https://m.youtube.com/watch?v=a&t=1m30s', 'a?start=90'],
    ['https://youtu.be/sampleFilm6', 'sampleFilm6'],
    ['https://youtu.be/sampleFilm6?t=42', 'sampleFilm6?start=42'],
    ['https://www.youtube.com/shorts/sampleFilm8', 'sampleFilm8'],
    ['www.youtube.com/live/a', 'a'],
  ])('VIDEO-05 %s plays in its embed', (given, film) => {
    for (const kind of ['youtube', 'video'] as const) {
      const read = filmAddress(given, kind);
      expect(read).toMatchObject({
        kind: 'frame',
        address: `https://www.youtube-nocookie.com/embed/${film}`,
      });
      // The plain link leads to the film's own page.
      expect(read?.link).toContain(given.replace(/^https?:\/\//, ''));
    }
  });

  it.each([
    ['/media/gallery/clip.mp4', '/media/gallery/clip.mp4'],
    ['media/clip.WEBM', '/media/clip.WEBM'],
    ['/media/stream/7', '/media/stream/7'],
  ])('VIDEO-05 the file %s is played by the browser', (given, address) => {
    expect(filmAddress(given, 'video')).toMatchObject({ kind: 'file', address });
    expect(filmAddress(given, 'youtube')).toMatchObject({ kind: 'file', address });
  });

  it('GALLERY-07 VIDEO-10 leaves a plain link for an embed whose host the policy would block', () => {
    const given = 'https://films.example/player/7?quiet=1';
    expect(filmAddress(given, 'youtube')).toEqual({ kind: 'file', address: null, link: given });
  });

  it('VIDEO-10 leaves a plain link for a file whose host is unknown', () => {
    const given = 'https://elsewhere.example/film.mp4';
    expect(filmAddress(given, 'youtube')).toEqual({ kind: 'file', address: null, link: given });
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    'https://a@b.example/embed',
  ])('%j is no film', (given) => {
    expect(filmAddress(given, 'youtube')).toBeNull();
  });
});
