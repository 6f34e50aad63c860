import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#core/contract/entities/banner.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { useRotation } from '../../../ui/rotation/use-rotation.ts';
import styles from './banner-carousel.module.css';
import { BannerStage } from './banner-stage.tsx';
import { bannersQuery } from './queries.ts';

interface BannerCarouselProps {
  /** The page's name as the provider spells it (reading Q-07). */
  readonly pageName: string;
  /** Content above the banners, in the same block. It is shown even if there are no banners. */
  readonly lead?: ReactNode;
  /** Appended to the banners' links to the enrolment site. */
  readonly trackingString?: string | null | undefined;
  /** The age of the answer. */
  readonly children?: ReactNode;
}

const NONE: readonly Banner[] = [];

/**
 * The banners of a page, one at a time (section 4). Renders nothing if there are none or the request fails. Below a
 * lead, their space is reserved while they load.
 */
export function BannerCarousel({ pageName, lead, trackingString = null, children }: BannerCarouselProps) {
  const answer = useAnswer(bannersQuery(pageName));
  const banners = answer.state === 'success' ? answer.value : NONE;
  if (lead === undefined && banners.length === 0) return null;
  return (
    <BannerBlock
      banners={banners}
      trackingString={trackingString}
      lead={lead}
      standIn={answer.state === 'loading' && <div className={`band ${styles.waiting}`} />}
    >
      {children}
    </BannerBlock>
  );
}

interface BannerBlockProps {
  readonly banners: readonly Banner[];
  readonly trackingString: string | null;
  readonly lead: ReactNode;
  readonly standIn: ReactNode;
  readonly children: ReactNode;
}

/** The rotation and what pauses it. The lead is part of the block, so rotation continues while the lead is in view. */
function BannerBlock({ banners, trackingString, lead, standIn, children }: BannerBlockProps) {
  const { t } = useTranslation();
  const { isStill, setStill } = useMotion();
  const [isWatched, setIsWatched] = useState(false);
  const everyMs = useCallback((index: number) => banners[index]?.slideMs ?? 0, [banners]);
  const { index, step, ref } = useRotation<HTMLElement>({
    count: banners.length,
    everyMs,
    isStill: isStill || isWatched,
  });
  const isHere = banners.length > 0;
  return (
    <section ref={ref} aria-label={isHere ? t('banners.label') : undefined}>
      {lead}
      {isHere ? (
        <BannerStage
          key={banners.map(({ url }) => url).join(' ')}
          banners={banners}
          index={index}
          onGo={(to) => step({ to })}
          isStill={isStill}
          onStill={setStill}
          trackingString={trackingString}
          onWatched={setIsWatched}
        >
          {children}
        </BannerStage>
      ) : (
        standIn
      )}
    </section>
  );
}
