import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#core/contract/entities/banner.ts';
import { useConsent } from '../../../data/preferences/consent.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import { useIsDialogOpen } from '../../../ui/dialog/open-dialogs.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { FilmPoster } from '../../../ui/media/film-poster.tsx';
import { youTubeWatch } from '../../../ui/media/you-tube-address.ts';
import { YouTubePlayer } from '../../../ui/media/you-tube-player.tsx';
import { htmlText } from '../../../ui/safe-html/html-text.ts';
import styles from './banner-film.module.css';
import { useBannerFilm } from './use-banner-film.ts';
import { useIsInView } from './use-is-in-view.ts';
import { usePosterFocus } from './use-poster-focus.ts';
import { useSavesData } from './use-saves-data.ts';

export interface BannerFilmProps {
  readonly banner: Banner;
  readonly isActive: boolean;
  readonly turn: number;
  /** The banner's box, which must be in view before a film autoplays. */
  readonly box: RefObject<HTMLElement | null>;
  /** Reports whether the visitor is watching, because then the banners must not rotate. */
  readonly onWatched: (isWatched: boolean) => void;
}

/**
 * A YouTube film in a banner. Nothing is requested from YouTube before 'Got it!' or a click on play (reading Q-77).
 * After that, a film marked for autoplay starts muted, unless something prevents it.
 */
export function BannerFilm({ banner, isActive, turn, box, onWatched }: BannerFilmProps) {
  const { t } = useTranslation();
  const { isStill } = useMotion();
  const obstacle = useEmbedBlocker();
  const mayCome = obstacle === null;
  const savesData = useSavesData();
  const isAgreed = useConsent() === 'given';
  const isSeen = useIsInView(box);
  const isCovered = useIsDialogOpen();
  const [isBlocked, setIsBlocked] = useState(false);
  const film = useBannerFilm({
    film: banner.url,
    isAutoplay: banner.isAutoplay,
    isActive,
    mayPlay:
      banner.isAutoplay && isActive && isAgreed && isSeen && !isCovered && mayCome && !isStill && !savesData,
  });
  const focus = usePosterFocus(film.address !== null);
  const isWatched = film.by === 'visitor' && film.isPlaying;
  useEffect(() => {
    if (!isActive) return;
    onWatched(isWatched);
    return () => onWatched(false);
  }, [isActive, isWatched, onWatched]);

  const name = banner.alt || htmlText(banner.heading) || t('player.film');
  const play = () => {
    setIsBlocked(!mayCome);
    if (mayCome || film.address !== null) film.press('pressed-play');
  };
  return (
    <div ref={focus.place} className={styles.film}>
      {film.address === null ? (
        <FilmPoster
          ref={focus.button}
          className={styles.fill}
          turn={turn}
          label={t('player.play', { name })}
          note={isBlocked && obstacle && t(obstacle === 'kiosk' ? 'kiosk.noEmbeds' : 'player.needsNetwork')}
          onPlay={play}
        />
      ) : (
        <YouTubePlayer ref={film.player} address={film.address} title={name} onReport={film.onReport} />
      )}
      <div className={`band ${styles.controls}`}>
        <IconButton
          icon={film.isPlaying ? 'pause' : 'play'}
          label={t(film.isPlaying ? 'player.pause' : 'player.play', { name })}
          look="bare"
          onClick={film.isPlaying ? () => film.press('pressed-pause') : play}
        />
        <IconButton
          icon={film.isMuted ? 'speaker-slash' : 'speaker-high'}
          label={t(film.isMuted ? 'player.unmute' : 'player.mute')}
          look="bare"
          onClick={() => film.press(film.isMuted ? 'pressed-unmute' : 'pressed-mute')}
        />
        <ArrowLink to={youTubeWatch(banner.url)} newTab icon="arrow-square-out" className={styles.watch}>
          {t('player.watch')}
        </ArrowLink>
      </div>
    </div>
  );
}
