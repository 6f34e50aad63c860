import { useCallback, useState } from 'react';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { CategoryGrid } from '../../features/catalogue/category-grid/category-grid.tsx';
import { Associates } from '../../features/events/associates/associates.tsx';
import { associatesQuery } from '../../features/events/associates/queries.ts';
import { HomeAbout } from '../../features/home/home-about/home-about.tsx';
import { NationMap } from '../../features/home/nation-map/nation-map.tsx';
import { socialWidgetQuery, type WidgetName } from '../../features/home/social-widgets/queries.ts';
import { SocialWidgets } from '../../features/home/social-widgets/social-widgets.tsx';
import { type VideoType, videosQuery } from '../../features/home/video-gallery/queries.ts';
import { VideoGallery } from '../../features/home/video-gallery/video-gallery.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { MediaViewer } from '../../features/shell/media-modal/media-viewer.tsx';
import type { Media } from '../../ui/media/media.ts';
import { HomeEvents } from './home-events.tsx';
import { HomeGames } from './home-games.tsx';
import { HomeNews } from './home-news.tsx';
import { HomePrevious } from './home-previous.tsx';
import { HomeStep } from './home-step.tsx';

const ageOfFilms = (type: VideoType) => <LazyAgeNote query={videosQuery(type)} />;
const ageOfWidget = (name: WidgetName) => <LazyAgeNote query={socialWidgetQuery(name)} />;

/**
 * The blocks below the first screen; each hydrates separately. What visitors come for is first: section 2 lists the
 * blocks, but prescribes no order (HOME-01).
 */
export function HomeBelow() {
  const [media, setMedia] = useState<Media | null>(null);
  const close = useCallback(() => setMedia(null), []);
  return (
    <>
      <HomeStep block="games">
        <HomeGames />
      </HomeStep>
      <HomeStep block="events">
        <HomeEvents onOpen={setMedia} />
      </HomeStep>
      <HomeStep block="about">
        <HomeAbout />
      </HomeStep>
      <HomeStep block="films">
        <VideoGallery onChoose={setMedia} foot={ageOfFilms} />
      </HomeStep>
      <HomeStep block="arts">
        <CategoryGrid />
      </HomeStep>
      <HomeStep block="friends">
        <Associates pageName="home" eventId={SITE_EVENT_ID}>
          <LazyAgeNote query={associatesQuery('home', SITE_EVENT_ID)} />
        </Associates>
      </HomeStep>
      <HomeStep block="nations">
        <NationMap />
      </HomeStep>
      <HomeStep block="previous">
        <HomePrevious onOpen={setMedia} />
      </HomeStep>
      <HomeStep block="news">
        <HomeNews />
      </HomeStep>
      <HomeStep block="posts">
        <SocialWidgets foot={ageOfWidget} />
      </HomeStep>
      <MediaViewer media={media} onClose={close} />
    </>
  );
}
