import '../../features/events/game/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { SubGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { isUnsaved, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { useVisitedEventId } from '../../domain/events/use-visited-event-id.ts';
import { GameFallback } from '../../features/events/game/game-fallback.tsx';
import { GameSkeleton } from '../../features/events/game/game-skeleton.tsx';
import { GameView } from '../../features/events/game/game-view.tsx';
import { subGameQuery } from '../../features/events/game/queries.ts';
import { readableName } from '../../features/events/game/readable-name.ts';
import { LateAgeNote } from '../../features/offline/answer-age/late-age-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';

/** One part of a game. Its address is the key, so that nothing of another one stays. */
export function SubGamePage() {
  const { eventpath = '', gamecategory = '', gamename = '', subgame = '' } = useParams();
  const gameAddress = paths.game(eventpath, gamecategory, gamename);
  return (
    <SubGame
      key={`${gameAddress}/${subgame}`}
      eventPath={eventpath}
      gamePath={gamename}
      subGamePath={subgame}
      gameAddress={gameAddress}
    />
  );
}

interface SubGameProps {
  readonly eventPath: string;
  readonly gamePath: string;
  readonly subGamePath: string;
  /** The page of the game it is part of. */
  readonly gameAddress: string;
}

function SubGame({ eventPath, gamePath, subGamePath, gameAddress }: SubGameProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const answer = useAnswer(subGameQuery(eventPath, subGamePath));
  const eventAnswer = useAnswer(eventQuery(eventPath));
  const event = valueOr<EventDetail | null>(eventAnswer, null);
  const trackingString = useTrackingString(pageNameOf(pathname), useVisitedEventId(eventPath, eventAnswer));
  const subGame = valueOr<SubGameDetail | null>(answer, null);
  const eventName = subGame?.eventName || event?.name || readableName(eventPath);
  const eventAddress = paths.event(eventPath);
  const lastDay = event?.endDate || event?.startDate;
  // The page shows the game its address names (decision Q-41).
  const game = { label: subGame?.gameName || readableName(gamePath), to: gameAddress, isTold: true };
  const trail = [
    { label: t('game.events'), to: paths.events() },
    { label: eventName, to: eventAddress, isTold: true },
    game,
  ];
  const name = subGame?.name ?? readableName(subGamePath);
  return (
    <>
      <PageHead name={name} hidden={subGame === null} />
      {subGame !== null ? (
        <GameView
          game={subGame}
          trail={trail}
          eventName={eventName}
          address={gameAddress}
          trackingString={trackingString}
          foot={<LateAgeNote query={subGameQuery(eventPath, subGamePath)} lastDay={lastDay} />}
        />
      ) : answer.state === 'loading' ? (
        <GameSkeleton />
      ) : (
        <GameFallback
          name={name}
          trail={trail}
          eventName={eventName}
          eventAddress={eventAddress}
          back={{ label: t('game.backToGame', { game: game.label }), to: game.to }}
          unsaved={isUnsaved(answer) ? answer.reason : null}
        />
      )}
    </>
  );
}
