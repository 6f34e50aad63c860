import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { BannerCarousel } from '../../features/home/banners/banner-carousel.tsx';
import { bannersQuery } from '../../features/home/banners/queries.ts';
import { HomeHero } from '../../features/home/home-hero/home-hero.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { RunningEvent } from './running-event.tsx';

const HERO = <HomeHero />;
const HERO_AND_NOW = (
  <>
    {HERO}
    <RunningEvent />
  </>
);

/** The hero, what is on now, and the banners. A kiosk shows what is on above them. */
export function HomeBanners() {
  const trackingString = useTrackingString('home', SITE_EVENT_ID);
  return (
    <BannerCarousel pageName="home" lead={isKiosk() ? HERO : HERO_AND_NOW} trackingString={trackingString}>
      <LazyAgeNote query={bannersQuery('home')} />
    </BannerCarousel>
  );
}
