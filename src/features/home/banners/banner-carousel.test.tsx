import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { banners } from '#core/contract/entities/banner.ts';
import { putAllInSight } from '../../../../tests/support/unit/always-in-sight.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { giveConsent } from '../../../data/preferences/consent.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { bannersQuery } from './queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  putAllInSight();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

function draw(raw: object[], lead?: string, trackingString?: string) {
  const client = createQueryClient();
  client.setQueryData(bannersQuery('home').queryKey, { value: banners.read(raw, () => {}), at: 0 });
  return render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n()}>
        <QueryClientProvider client={client}>
          <BannerCarousel pageName="home" lead={lead} trackingString={trackingString} />
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
}
const image = (name: string, more: object = {}) => ({
  imgurl: `/media/${name}.svg`,
  imagetype: 'image',
  alttext: name,
  ...more,
});
const shown = () =>
  [...document.querySelectorAll('fieldset')]
    .filter((slide) => !slide.inert)
    .map((slide) => slide.ariaLabel ?? slide.getAttribute('aria-label'));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The film player loads as its own file. */
const filmIsHere = () => act(() => vi.dynamicImportSettled());

describe('the banners of a page', () => {
  it('BANNER-11 API-19 link to their address, with the tracking string for enrolment links only', () => {
    const button = (buttontext: string, buttonurl: string) =>
      image(buttontext, { isbuttonvisible: 1, buttontext, buttonurl, target: '_self' });
    const [ours, other, register] = ['/event?day=2', 'https://example.org/a', '/enrolment-sample/game?id=7'];
    draw([button('Ours', ours), button('Other', other), button('Register', register)], undefined, 'A+B');
    const addressOf = (words: string) => screen.getByText(words).closest('a')?.getAttribute('href');
    expect([addressOf('Ours'), addressOf('Other'), addressOf('Register')]).toEqual([
      ours,
      other,
      `${register}&track=A%2BB`,
    ]);
  });

  it('BANNER-01 BANNER-02 show one at a time, each with its alternative text', () => {
    draw([image('one'), image('two'), image('three')]);
    expect(shown()).toEqual(['1 of 3']);
    expect(screen.getByAltText('one').getAttribute('src')).toBe('/media/one.svg');
  });

  it('load the first picture at once, since it reaches into the first screen, and the others when near', () => {
    draw([image('one'), image('two')]);
    const loadingOf = (name: string) => screen.getByAltText(name).getAttribute('loading');
    expect([loadingOf('one'), loadingOf('two')]).toEqual(['eager', 'lazy']);
  });

  it('BANNER-03 BANNER-05 stay for their own time, and wrap around', () => {
    draw([image('one', { autoslidetiming: '2000' }), image('two', { autoslidetiming: 8000 })]);
    wait(1_990);
    expect(shown()).toEqual(['1 of 2']);
    wait(20);
    expect(shown()).toEqual(['2 of 2']);
    wait(7_980);
    expect(shown()).toEqual(['2 of 2']);
    wait(20);
    expect(shown()).toEqual(['1 of 2']);
  });

  it.each([undefined, '', 'abc', 0])('BANNER-04 stay 5 s when the timing is %j', (autoslidetiming) => {
    draw([image('one', { autoslidetiming }), image('two')]);
    wait(4_990);
    expect(shown()).toEqual(['1 of 2']);
    wait(20);
    expect(shown()).toEqual(['2 of 2']);
  });

  it('a single banner does not rotate and has no controls', () => {
    draw([image('one')]);
    wait(60_000);
    expect(shown()).toEqual(['1 of 1']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('BANNER-06 change on a swipe of more than 40 px and announce it; the timer announces nothing', () => {
    draw([image('one'), image('two')]);
    const picture = screen.getByAltText('one');
    const stroke = (x: number) => {
      fireEvent.pointerDown(picture, {
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: 200,
        clientY: 100,
      });
      fireEvent.pointerUp(picture, { pointerId: 1, clientX: 200 + x, clientY: 100 });
    };
    stroke(-30);
    expect(shown()).toEqual(['1 of 2']);
    stroke(-60);
    expect(shown()).toEqual(['2 of 2']);
    expect(screen.getByText('2 of 2: two')).toBeTruthy();
    stroke(60);
    expect(shown()).toEqual(['1 of 2']);
    wait(5_010);
    expect(screen.queryByText('2 of 2: two')).toBeNull();
  });

  it('BANNER-09 a film has play and mute buttons, named after what they do, and no iframe before it is requested', async () => {
    draw([{ imgurl: 'https://youtu.be/sampleFilm4', imagetype: 'youtube', alttext: 'Nine villages' }]);
    await filmIsHere();
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }));
    expect(screen.getByRole('button', { name: 'Turn the sound on' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Play Nine villages' })[0] as HTMLElement);
    const frame = screen.getByTitle('Nine villages');
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(frame.getAttribute('src')).toContain('youtube-nocookie.com/embed/sampleFilm4?autoplay=1&mute=1');
    expect(screen.getByRole('button', { name: 'Pause Nine villages' })).toBeTruthy();
  });

  it.each(['pressed', 'autoplay'])(
    'BANNER-07 BANNER-09 a poster passes the focus to its film: %s',
    async (how) => {
      draw([
        {
          imgurl: 'https://youtu.be/sampleFilm4',
          imagetype: 'youtube',
          alttext: 'Nine villages',
          isautoplaytrue: 1,
        },
      ]);
      await filmIsHere();
      const [poster] = screen.getAllByRole('button', { name: 'Play Nine villages' });
      poster?.focus();
      if (how === 'pressed') fireEvent.click(poster as HTMLElement);
      else act(giveConsent);
      expect(document.activeElement).toBe(screen.getByTitle('Nine villages'));
    },
  );

  it('BANNER-09 the button below a film keeps the focus', async () => {
    draw([{ imgurl: 'https://youtu.be/sampleFilm4', imagetype: 'youtube', alttext: 'Nine villages' }]);
    await filmIsHere();
    const toggle = screen.getAllByRole('button', { name: 'Play Nine villages' })[1] as HTMLElement;
    toggle.focus();
    fireEvent.click(toggle);
    expect(screen.getByTitle('Nine villages')).toBeTruthy();
    expect(document.activeElement).toBe(toggle);
  });

  it('BANNER-07 an autoplay film waits for the visitor before "Got it!"', async () => {
    draw([{ imgurl: 'https://youtu.be/sampleFilm4', imagetype: 'youtube', isautoplaytrue: 1 }]);
    await filmIsHere();
    wait(10_000);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Watch on YouTube/ }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=sampleFilm4',
    );
  });

  it('BANNER-11 the button shows only if it is visible, with its target', () => {
    const button = { buttontext: 'Enter', buttonurl: 'https://example.org/', target: '_blank' };
    draw([
      image('one', { ...button, isbuttonvisible: '1' }),
      image('two', { ...button, buttontext: 'Hidden', isbuttonvisible: 0 }),
    ]);
    const link = screen.getByRole('link', { name: /Enter/ });
    expect(link.getAttribute('href')).toBe('https://example.org/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(within(document.body).queryByText('Hidden')).toBeNull();
  });

  it('BANNER-13 no banners render nothing, or only the lead if there is one', () => {
    expect(draw([]).container.innerHTML).toBe('');
    const { container } = draw([], 'The lead');
    expect(container.textContent).toBe('The lead');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
