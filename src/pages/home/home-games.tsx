import { useTrackingString } from '../../data/tracking.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { upcomingGamesQuery } from '../../features/upcoming-games/queries.ts';
import { UpcomingGames } from '../../features/upcoming-games/upcoming-games.tsx';
import { HOME_EVENT_ID } from './home-event-id.ts';

/** The games to come. */
export function HomeGames() {
  return (
    <UpcomingGames trackingString={useTrackingString('home', HOME_EVENT_ID)}>
      <LateAgeNote query={upcomingGamesQuery} />
    </UpcomingGames>
  );
}
