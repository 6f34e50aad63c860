import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { GameDetail } from '#core/contract/entities/game-detail.ts';
import { isUnsaved, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { GameFallback } from '../../features/events/game/game-fallback.tsx';
import { gamePicture } from '../../features/events/game/game-picture.ts';
import { GameSkeleton } from '../../features/events/game/game-skeleton.tsx';
import { GameTimes } from '../../features/events/game/game-times.tsx';
import { GameView } from '../../features/events/game/game-view.tsx';
import { gameQuery } from '../../features/events/game/queries.ts';
import { readableName } from '../../features/events/game/readable-name.ts';
import { useGamesEvent } from '../../features/events/game/use-games-event.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { useEntryStars } from '../../features/offline/saved/use-entry-stars.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { describedBy } from '../../features/shell/page-metadata/description-of.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';

/** A game of an event. Its address is the key, so that no state of another game stays. */
export function GamePage() {
  const { eventpath = '', gamecategory = '', gamename = '' } = useParams();
  const address = paths.game(eventpath, gamecategory, gamename);
  return <Game key={address} eventPath={eventpath} gamePath={gamename} address={address} />;
}

interface GameProps {
  readonly eventPath: string;
  readonly gamePath: string;
  readonly address: string;
}

function Game({ eventPath, gamePath, address }: GameProps) {
  const answer = useAnswer(gameQuery(eventPath, gamePath));
  const game = valueOr<GameDetail | null>(answer, null);
  const event = useGamesEvent(eventPath, game?.eventName);
  const name = game?.name ?? readableName(gamePath);
  // By its texts alone: reading markup takes longer than all else of the head.
  const opening = useMemo(() => game && describedBy([game.description, game.html], []), [game]);
  const starBeside = useEntryStars(eventPath, event.name);
  const times = (
    <LazyHydrationBoundary>
      <GameTimes eventPath={eventPath} game={name} beside={starBeside}>
        <LazyAgeNote query={scheduleQuery(eventPath)} lastDay={event.lastDay} />
      </GameTimes>
    </LazyHydrationBoundary>
  );
  return (
    <>
      <PageHead
        // Games of several events, and pages of the catalogue, have the same name.
        name={[name, event.name].filter(Boolean).join(' – ')}
        preview={opening || describedBy([], [name, event.name, ...event.facts])}
        picture={game === null ? undefined : gamePicture(game)}
        hidden={game === null}
      />
      {game !== null ? (
        <GameView
          game={game}
          trail={event.trail}
          eventName={event.name}
          address={address}
          trackingString={event.trackingString}
          action={<ShareButton title={name} path={address} />}
          times={times}
          foot={<LazyAgeNote query={gameQuery(eventPath, gamePath)} lastDay={event.lastDay} />}
        />
      ) : answer.state === 'loading' ? (
        <GameSkeleton />
      ) : (
        <GameFallback
          name={name}
          trail={event.trail}
          eventName={event.name}
          eventAddress={event.address}
          unsaved={isUnsaved(answer) ? answer.reason : null}
          times={times}
        />
      )}
    </>
  );
}
