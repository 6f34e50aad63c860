import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import { pace } from '../rotation/pace.ts';
import { stepOf } from './step-of.ts';

/** How a row moves automatically, in milliseconds. */
export interface Autoplay {
  /** Pause between two moves. */
  readonly afterMs: number;
  /** How long a move takes. */
  readonly speedMs: number;
}

interface SwiperOptions {
  readonly row: RefObject<HTMLElement | null>;
  /** The slider's class once it is loaded. */
  readonly Slider: typeof Swiper | null;
  /** Whether it controls the row now; the row must already have all its slides. */
  readonly isTaken: boolean;
  /** How many slides are in the row; another number creates a new slider. */
  readonly standing: number;
  readonly threshold: number;
  readonly onIndex: (index: number) => void;
}

/** Loads the slider the first time it is wanted. Without it the row scrolls by hand, as rendered. */
export function useSlider(isWanted: boolean): typeof Swiper | null {
  const [Slider, setSlider] = useState<typeof Swiper | null>(null);
  useEffect(() => {
    if (!isWanted || Slider !== null) return;
    let isGone = false;
    import('swiper').then(
      (module) => !isGone && setSlider(() => module.Swiper),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Slider]);
  return Slider;
}

/**
 * Gives control of the row to Swiper, and takes it back. Uses none of its modules: they come with their own markup,
 * styles and Trusted Types policy. Widths and gaps come from our CSS ("auto"), so nothing jumps at the handover.
 */
export function useSwiper({
  row,
  Slider,
  isTaken,
  standing,
  threshold,
  onIndex,
}: SwiperOptions): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides need a new slider
  useEffect(() => {
    const element = row.current;
    if (Slider === null || !isTaken || element === null) return;
    const step = stepOf(element);
    const initialSlide = step > 0 ? Math.round(Math.abs(element.scrollLeft) / step) : 0;
    element.scrollLeft = 0;
    const made = new Slider(element, {
      slidesPerView: 'auto',
      threshold,
      loop: true,
      initialSlide,
      // A short, quick swipe counts like a long, slow one.
      longSwipesRatio: 0.15,
      on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
    });
    setSwiper(made);
    return () => {
      setSwiper(null);
      numberLateSlides(element);
      made.destroy(true, true);
    };
  }, [row, Slider, isTaken, standing, threshold, onIndex]);
  return swiper;
}

/** Moves the row on after each pause, while it may move. */
export function useAutoplay(swiper: Swiper | null, isTurning: boolean, turning: Autoplay | undefined): void {
  const afterMs = turning?.afterMs ?? 0;
  const speedMs = turning?.speedMs ?? 0;
  useEffect(() => {
    if (swiper === null || !isTurning || afterMs === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => swiper.slideNext(speedMs * pace.move), afterMs * pace.rest);
    };
    const wait = () => clearTimeout(timer);
    rest();
    swiper.on('transitionEnd touchEnd', rest);
    swiper.on('touchStart transitionStart', wait);
    return () => {
      wait();
      if (swiper.destroyed) return;
      swiper.off('transitionEnd touchEnd', rest);
      swiper.off('touchStart transitionStart', wait);
    };
  }, [swiper, isTurning, afterMs, speedMs]);
}

/**
 * Numbers slides added later. Swiper restores the slides in the order of its own numbers, and treats one without a
 * number as the first. Copies added later belong at the end.
 */
function numberLateSlides(row: HTMLElement): void {
  const slides = [...row.querySelectorAll('.swiper-slide')];
  const NUMBER = 'data-swiper-slide-index';
  let next = Math.max(-1, ...slides.map((slide) => Number(slide.getAttribute(NUMBER) ?? -1)));
  for (const slide of slides) {
    if (!slide.hasAttribute(NUMBER)) slide.setAttribute(NUMBER, String(++next));
  }
}
