import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { useIsNear } from '../hydration/use-is-near.ts';
import { useIsPaused } from '../rotation/use-is-paused.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { timesToRepeat } from './times-to-repeat.ts';
import { useInertOffscreenSlides } from './use-inert-offscreen-slides.ts';
import { usePerView } from './use-per-view.ts';
import { useScrollRow } from './use-scroll-row.ts';
import { type Autoplay, useAutoplay, useSlider, useSwiper } from './use-swiper.ts';

export interface CarouselSlide {
  readonly key: string;
  /** Its name, announced when the visitor moves the row. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Names the block, for example "Upcoming games". */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** Shown before the controls, on the same line. */
  readonly head?: ReactNode;
  /** Moves on automatically, in a loop; without it only the visitor moves the row, and it has ends. */
  readonly turning?: Autoplay | undefined;
  /** Nothing moves automatically, and moves by the visitor are instant. */
  readonly isStill: boolean;
  /** The visitor's one switch for movement; without it there is no pause button. */
  readonly onStill?: ((isStill: boolean) => void) | undefined;
  /** Pixels a finger moves before the row follows. */
  readonly threshold?: number | undefined;
  /** Called with the index of the first slide in view. */
  readonly onIndex?: ((index: number) => void) | undefined;
  /** Sets `--per-view` (whole slides at a time) by width, and `--space` between them. */
  readonly className?: string | undefined;
}

/** How long a move by the buttons takes, in milliseconds. */
const HAND_SPEED_MS = 500;

/**
 * A row of slides. In the server's markup it scrolls, snaps and shows the right number of slides by CSS alone; if it
 * may move automatically, Swiper takes it over when it comes near the window. Other slides start a new row, because
 * Swiper changes their order in the page.
 */
export function Carousel(props: CarouselProps) {
  return <Row key={props.slides.map(({ key }) => key).join(' ')} {...props} />;
}

function Row({
  label,
  slides,
  head,
  turning,
  isStill,
  onStill,
  threshold = 5,
  onIndex,
  className,
}: CarouselProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLFieldSetElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [said, setSaid] = useState('');
  const count = slides.length;
  const isNear = useIsNear(block);
  const isHeld = useIsPaused(block);
  const perView = usePerView(row);
  const isWhole = perView !== null && count <= perView;

  const note = useCallback(
    (place: number) => {
      const at = count === 0 ? 0 : place % count;
      setIndex(at);
      onIndex?.(at);
    },
    [count, onIndex],
  );
  const Slider = useSlider(turning !== undefined && isNear && !isStill && !isWhole && perView !== null);
  const isTaken = Slider !== null && turning !== undefined && perView !== null && !isWhole;
  const times = isTaken ? timesToRepeat(count, perView) : 1;
  const swiper = useSwiper({
    row,
    Slider,
    isTaken,
    standing: count * times,
    threshold,
    onIndex: note,
  });
  useAutoplay(swiper, isTaken && !isStill && !isHeld, turning);
  const { scrollTo } = useScrollRow(row, isStill, note);
  useInertOffscreenSlides(row, count * times);

  const last = Math.max(0, count - (perView ?? 1));
  const step = (by: 1 | -1) => {
    const wanted = index + by;
    const isOver = wanted < 0 || wanted > last;
    if (isOver && turning === undefined) return;
    if (swiper !== null) {
      if (by === 1) swiper.slideNext(isStill ? 0 : HAND_SPEED_MS);
      else swiper.slidePrev(isStill ? 0 : HAND_SPEED_MS);
    } else scrollTo(isOver ? (by === 1 ? 0 : last) : wanted);
    const to = swiper !== null ? (wanted + count) % count : isOver ? (by === 1 ? 0 : last) : wanted;
    const name = slides[to]?.label ?? '';
    setSaid(t('carousel.at', { name, place: to + 1, count }));
  };

  return (
    <fieldset ref={block} className={classNames(styles.carousel, className)} aria-label={label}>
      <div className={styles.line}>
        {head}
        <CarouselControls
          isIdle={count <= 1 || isWhole}
          isStill={isStill}
          onStill={turning === undefined ? undefined : onStill}
          onStep={step}
          isFirst={turning === undefined && index <= 0}
          isLast={turning === undefined && perView !== null && index >= last}
          part={perView === null ? null : { from: index / count, size: Math.min(1, perView / count) }}
        />
      </div>
      <div ref={row} className={styles.row} data-lively={isTaken || undefined} translate="no">
        <ul className={classNames('swiper-wrapper', styles.slides)}>
          {Array.from({ length: times }, (_, turn) =>
            slides.map(({ key, content }) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the repetition distinguishes the copies
              <li key={`${turn}${key}`} className={classNames('swiper-slide', styles.slide)}>
                {content}
              </li>
            )),
          )}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}
