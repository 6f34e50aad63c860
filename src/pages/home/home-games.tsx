import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { upcomingGamesQuery } from '../../features/home/upcoming-games/queries.ts';
import { UpcomingGames } from '../../features/home/upcoming-games/upcoming-games.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';

/** The upcoming games. */
export function HomeGames() {
  return (
    <UpcomingGames trackingString={useTrackingString('home', SITE_EVENT_ID)}>
      <LazyAgeNote query={upcomingGamesQuery} />
    </UpcomingGames>
  );
}
