import { useTrackingString } from '../../data/tracking.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { BannerCarousel } from '../../features/banners/banner-carousel.tsx';
import { bannersQuery } from '../../features/banners/queries.ts';
import { HomeHero } from '../../features/home-hero/home-hero.tsx';
import { HOME_EVENT_ID } from './home-event-id.ts';

const LEAD = <HomeHero />;

/** The hero with the banners below it. */
export function HomeBanners() {
  const trackingString = useTrackingString('home', HOME_EVENT_ID);
  return (
    <BannerCarousel pageName="home" lead={LEAD} trackingString={trackingString}>
      <LateAgeNote query={bannersQuery('home')} />
    </BannerCarousel>
  );
}
