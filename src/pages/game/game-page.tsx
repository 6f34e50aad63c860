import '../../features/events/game/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { GameDetail } from '#core/contract/entities/game-detail.ts';
import { isUnsaved, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { useVisitedEventId } from '../../domain/events/use-visited-event-id.ts';
import { GameFallback } from '../../features/events/game/game-fallback.tsx';
import { GameSkeleton } from '../../features/events/game/game-skeleton.tsx';
import { GameView } from '../../features/events/game/game-view.tsx';
import { gameQuery } from '../../features/events/game/queries.ts';
import { readableName } from '../../features/events/game/readable-name.ts';
import { LateAgeNote } from '../../features/offline/answer-age/late-age-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/links/go-link.tsx';

/** One game of an event. Its address is the key, so that nothing of another game stays. */
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
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const answer = useAnswer(gameQuery(eventPath, gamePath));
  const eventAnswer = useAnswer(eventQuery(eventPath));
  const event = valueOr<EventDetail | null>(eventAnswer, null);
  const trackingString = useTrackingString(pageNameOf(pathname), useVisitedEventId(eventPath, eventAnswer));
  const game = valueOr<GameDetail | null>(answer, null);
  const eventName = game?.eventName || event?.name || readableName(eventPath);
  const eventAddress = paths.event(eventPath);
  const lastDay = event?.endDate || event?.startDate;
  const trail = [
    { label: t('game.events'), to: paths.events() },
    { label: eventName, to: eventAddress, isTold: true },
  ];
  const name = game?.name ?? readableName(gamePath);
  return (
    <>
      <PageHead name={name} hidden={game === null} />
      {game !== null ? (
        <GameView
          game={game}
          trail={trail}
          eventName={eventName}
          address={address}
          trackingString={trackingString}
          foot={<LateAgeNote query={gameQuery(eventPath, gamePath)} lastDay={lastDay} />}
        >
          <GoLink to={`${eventAddress}?game=${encodeURIComponent(name)}#schedule`} icon="clock">
            {t('game.times')}
          </GoLink>
        </GameView>
      ) : answer.state === 'loading' ? (
        <GameSkeleton />
      ) : (
        <GameFallback
          name={name}
          trail={trail}
          eventName={eventName}
          eventAddress={eventAddress}
          unsaved={isUnsaved(answer) ? answer.reason : null}
        />
      )}
    </>
  );
}
