import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { youTubeWatch } from '../../../ui/media/you-tube-address.ts';
import type { BannerFilmProps } from './banner-film.tsx';

const Film = lazyOptional(async () => (await import('./banner-film.tsx')).BannerFilm, FilmElsewhere);

/** A film in a banner. Most banners are pictures, so the player is loaded lazily. */
export function LazyBannerFilm(props: BannerFilmProps) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Film {...props} />
    </Suspense>
  );
}

/** If the player fails to load, a plain link to the film remains. */
function FilmElsewhere({ banner }: BannerFilmProps) {
  const { t } = useTranslation();
  return (
    <ArrowLink to={youTubeWatch(banner.url)} newTab icon="arrow-square-out">
      {t('player.watch')}
    </ArrowLink>
  );
}
