import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#core/contract/entities/banner.ts';
import { htmlText } from '../../../ui/safe-html/html-text.ts';
import styles from './banner-carousel.module.css';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { useSwipe } from './use-swipe.ts';

interface BannerStageProps {
  readonly banners: readonly Banner[];
  /** The index of the visible banner. */
  readonly index: number;
  readonly onGo: (to: number) => void;
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
  readonly trackingString: string | null;
  readonly onWatched: (isWatched: boolean) => void;
  /** Content on the ornament above the banners. It covers as much of the ornament as it needs. */
  readonly children: ReactNode;
}

/** The banners in one box, and a bar to move through them. A swipe does the same. */
export function BannerStage({
  banners,
  index,
  onGo,
  isStill,
  onStill,
  trackingString,
  onWatched,
  children,
}: BannerStageProps) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  if (!seen.has(index)) setSeen(new Set(seen).add(index));
  const count = banners.length;

  // Announces only changes the visitor made. Announcing the timer's changes would interrupt screen readers.
  const go = (to: number) => {
    onGo(to);
    const { alt, heading } = banners[to] ?? {};
    const name = (heading && htmlText(heading)) || alt || '';
    setSaid([t('banners.place', { place: to + 1, count }), name].filter(Boolean).join(': '));
  };
  const swipe = useSwipe((towards) => {
    const isForward = (towards === 'left') === (i18n.dir() === 'ltr');
    if (count > 1) go((index + (isForward ? 1 : count - 1)) % count);
  });

  return (
    <div className={`band ${styles.stage}`}>
      <div className={`ornament ornament-key ${styles.ornament}`} />
      {children}
      <div ref={box} className={styles.box} translate="no" {...swipe}>
        {banners.map((banner, place) => (
          <BannerSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: banners may repeat, and a new set remounts them all
            key={place}
            banner={banner}
            index={place}
            count={count}
            isActive={place === index}
            isNear={seen.has(place) || place === (index + 1) % count}
            box={box}
            trackingString={trackingString}
            onWatched={onWatched}
          />
        ))}
      </div>
      {count > 1 && (
        <BannerControls index={index} count={count} isStill={isStill} onStill={onStill} onGo={go} />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
