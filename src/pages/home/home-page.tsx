import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/event-list.ts';
import { useTrackingString } from '../../data/tracking.ts';
import { useAnswer, valueOr } from '../../data/use-answer.ts';
import { useNow } from '../../data/use-now.ts';
import { Associates } from '../../features/associates/associates.tsx';
import { BannerCarousel } from '../../features/banners/banner-carousel.tsx';
import { CategoryGrid } from '../../features/category-grid/category-grid.tsx';
import { previousEventsQuery, upcomingEventsQuery } from '../../features/event-lists/queries.ts';
import { EventVideos } from '../../features/event-videos/event-videos.tsx';
import { EventsPanel } from '../../features/events-panel/events-panel.tsx';
import { HomeAbout } from '../../features/home-about/home-about.tsx';
import { HomeHero } from '../../features/home-hero/home-hero.tsx';
import { MediaViewer } from '../../features/media-modal/media-viewer.tsx';
import { NationMap } from '../../features/nation-map/nation-map.tsx';
import { NowNext } from '../../features/now-next/now-next.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { PreviousViewer } from '../../features/previous-viewer/previous-viewer.tsx';
import { SocialWidgets } from '../../features/social-widgets/social-widgets.tsx';
import { UpcomingGames } from '../../features/upcoming-games/upcoming-games.tsx';
import { VideoGallery } from '../../features/video-gallery/video-gallery.tsx';
import type { Media } from '../../ui/media/media.ts';
import { chooseEvents } from './event-choice.ts';
import { HOME_EVENT_ID } from './home-event-id.ts';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { NextEvent } from './next-event.tsx';
import { viewOfEvent } from './view-of-event.ts';

const LOOK_AT_CALENDAR_EVERY_MS = 60_000;
const NO_EVENTS: readonly ListedEvent[] = [];

/** The front of the site. While an event runs, what is on there comes before everything else. */
export function HomePage() {
  const { t, i18n } = useTranslation();
  const answer = useAnswer(upcomingEventsQuery);
  const clock = useNow(LOOK_AT_CALENDAR_EVERY_MS);
  const events = answer.state === 'here' ? answer.value : NO_EVENTS;
  // Before mount the answer's own time stands for the clock, so that server and page draw the same.
  const { running, next } = chooseEvents(events, clock ?? (answer.state === 'here' ? answer.at : 0));
  const previous = valueOr(useAnswer(previousEventsQuery), NO_EVENTS);
  const trackingString = useTrackingString('home', HOME_EVENT_ID);
  const [media, setMedia] = useState<Media | null>(null);
  const isCovered = media !== null;
  return (
    <>
      <PageHead />
      {running !== undefined && running.readMorePath !== '' && (
        <div className={styles.now}>
          <NowNext key={running.readMorePath} eventPath={running.readMorePath} eventName={running.name} />
        </div>
      )}
      <BannerCarousel pageName="home" lead={<HomeHero />} trackingString={trackingString} />
      {next !== undefined && <NextEvent key={next.readMorePath} event={next} />}
      <UpcomingGames trackingString={trackingString} />
      <HomeAbout />
      <VideoGallery onChoose={setMedia} />
      <EventsPanel
        events={events.map((event) => viewOfEvent(event, i18n.language, t('home.to')))}
        trackingString={trackingString}
        isCovered={isCovered}
        news={(eventId, onClose) => (
          <EventVideos eventId={eventId} onOpen={setMedia} onClose={onClose} isCovered={isCovered} />
        )}
      />
      <CategoryGrid />
      <Associates pageName="home" eventId={HOME_EVENT_ID} />
      <NationMap />
      <PreviousViewer events={previous} onOpen={setMedia} isCovered={isCovered} />
      <HomeNews />
      <SocialWidgets />
      <MediaViewer media={media} onClose={() => setMedia(null)} />
    </>
  );
}
