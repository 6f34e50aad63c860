import { describe, expect, it } from 'vitest';
import { isYouTube, youTubeEmbed, youTubeWatch } from './you-tube-address.ts';

const QUIET = 'https://www.youtube-nocookie.com/embed';

describe('the address of a film on YouTube', () => {
  it.each([
    ['a watch link', 'https://www.youtube.com/watch?v=sampleFilm5', `${QUIET}/sampleFilm5`],
    ['a mobile watch link', 'https://m.youtube.com/watch?list=a&v=sampleFilm5', `${QUIET}/sampleFilm5`],
    ['a short link', 'https://youtu.be/sampleFilm6?si=x', `${QUIET}/sampleFilm6`],
    ['shorts', 'https://www.youtube.com/shorts/sampleFilm8', `${QUIET}/sampleFilm8`],
    ['a live link', 'https://youtube.com/live/sampleFilm8/', `${QUIET}/sampleFilm8`],
    ['an address without its scheme', 'youtu.be/sampleFilm6', `${QUIET}/sampleFilm6`],
    ['a bare id', 'sampleFilm6', `${QUIET}/sampleFilm6`],
    ['a start time', 'https://youtu.be/sampleFilm6?t=1m30s', `${QUIET}/sampleFilm6?start=90`],
    ['an embed', 'https://www.youtube.com/embed/sampleFilm7', 'https://www.youtube.com/embed/sampleFilm7'],
    ['an embed without cookies', `${QUIET}/sampleFilm9?rel=0`, `${QUIET}/sampleFilm9?rel=0`],
  ])('VIDEO-05 becomes an embed from %s', (_, given, embed) => {
    expect(youTubeEmbed(given)).toBe(embed);
    expect(isYouTube(given)).toBe(true);
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=sampleFilm5',
    'https://evil.example/embed/sampleFilm5',
    'https://user@www.youtube.com/embed/sampleFilm5',
    'https://www.youtube.com/watch?v=a"b',
    'https://www.youtube.com/@channel',
    'javascript:alert(1)',
    '/media/gallery/clip.mp4',
    '',
  ])('rejects %j', (given) => {
    expect(youTubeEmbed(given)).toBeNull();
    expect(youTubeWatch(given)).toBeNull();
  });

  it('BANNER-07 starts muted and automatically only when asked to', () => {
    const flagged = youTubeEmbed(`${QUIET}/sampleFilm1`, {
      autoplay: true,
      mute: true,
      talkTo: 'https://a.b',
    });
    expect(Object.fromEntries(new URL(flagged ?? '').searchParams)).toEqual({
      autoplay: '1',
      mute: '1',
      enablejsapi: '1',
      playsinline: '1',
      origin: 'https://a.b',
    });
    expect(youTubeEmbed(`${QUIET}/sampleFilm1?autoplay=1`)).toBe(`${QUIET}/sampleFilm1`);
  });

  it('VIDEO-10 has a plain watch link', () => {
    expect(youTubeWatch('https://youtu.be/sampleFilm6')).toBe('https://www.youtube.com/watch?v=sampleFilm6');
  });
});
