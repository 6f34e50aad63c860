import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#core/contract/entities/banner.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { isYouTube } from '../../../ui/media/you-tube-address.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './banner-slide.module.css';
import { BannerWords } from './banner-words.tsx';
import { LazyBannerFilm } from './lazy-banner-film.tsx';

interface BannerSlideProps {
  readonly banner: Banner;
  /** Its position among all banners, from 0. */
  readonly index: number;
  readonly count: number;
  readonly isActive: boolean;
  /** Loads its picture or film, because it is shown, has been shown, or comes next. */
  readonly isNear: boolean;
  readonly box: RefObject<HTMLElement | null>;
  readonly trackingString: string | null;
  readonly onWatched: (isWatched: boolean) => void;
}

/**
 * One banner. All banners are stacked; hidden ones are inert. Memoized, so that a rotation re-renders two of them, not
 * all.
 */
export const BannerSlide = memo(function BannerSlide({
  banner,
  index,
  count,
  isActive,
  isNear,
  box,
  trackingString,
  onWatched,
}: BannerSlideProps) {
  const { t } = useTranslation();
  const isFilm = banner.imageType === 'youtube' && isYouTube(banner.url);
  const isPicture = banner.imageType === 'image';
  return (
    <fieldset
      className={styles.slide}
      data-shown={isActive || undefined}
      inert={!isActive}
      aria-label={t('banners.place', { place: index + 1, count })}
    >
      {isFilm && isNear && (
        <LazyBannerFilm banner={banner} isActive={isActive} turn={index} box={box} onWatched={onWatched} />
      )}
      {!isFilm && isNear && (
        <Picture
          src={isPicture ? pictureAddress(banner.url) : null}
          alt={banner.alt}
          width={1600}
          height={900}
          // The first one reaches into the first screen of a phone: loaded lazily, it would wait for the layout.
          loading={index === 0 ? 'eager' : 'lazy'}
          className={styles.picture}
          imageClassName={styles.image}
        />
      )}
      <BannerWords banner={banner} isOnFilm={isFilm} trackingString={trackingString} />
    </fieldset>
  );
});
