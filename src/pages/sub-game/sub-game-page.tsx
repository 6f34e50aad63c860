import '../../features/events/game/texts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SubGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { isUnsaved, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { GameFallback } from '../../features/events/game/game-fallback.tsx';
import { gamePicture } from '../../features/events/game/game-picture.ts';
import { GameSkeleton } from '../../features/events/game/game-skeleton.tsx';
import { GameTimes } from '../../features/events/game/game-times.tsx';
import { GameView } from '../../features/events/game/game-view.tsx';
import { subGameQuery } from '../../features/events/game/queries.ts';
import { readableName } from '../../features/events/game/readable-name.ts';
import { useGamesEvent } from '../../features/events/game/use-games-event.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { useEntryStars } from '../../features/offline/saved/use-entry-stars.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { describedBy } from '../../features/shell/page-metadata/description-of.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';

/** A part of a game. Its address is the key, so that no state of another one stays. */
export function SubGamePage() {
  const { eventpath = '', gamecategory = '', gamename = '', subgame = '' } = useParams();
  const gameAddress = paths.game(eventpath, gamecategory, gamename);
  return (
    <SubGame
      key={`${gameAddress}/${subgame}`}
      address={paths.subGame(eventpath, gamecategory, gamename, subgame)}
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
  readonly address: string;
  /** The page of the game it is part of. */
  readonly gameAddress: string;
}

function SubGame({ eventPath, gamePath, subGamePath, address, gameAddress }: SubGameProps) {
  const { t } = useTranslation();
  const answer = useAnswer(subGameQuery(eventPath, subGamePath));
  const subGame = valueOr<SubGameDetail | null>(answer, null);
  const event = useGamesEvent(eventPath, subGame?.eventName);
  // The page shows the game named in its address (reading Q-41).
  const game = { label: subGame?.gameName || readableName(gamePath), to: gameAddress, isProviderText: true };
  const trail = [...event.trail, game];
  const name = subGame?.name ?? readableName(subGamePath);
  const opening = useMemo(() => subGame && describedBy([subGame.description, subGame.html], []), [subGame]);
  const starBeside = useEntryStars(eventPath, event.name);
  const times = (
    <LazyHydrationBoundary>
      <GameTimes eventPath={eventPath} game={game.label} subGame={name} beside={starBeside}>
        <LazyAgeNote query={scheduleQuery(eventPath)} lastDay={event.lastDay} />
      </GameTimes>
    </LazyHydrationBoundary>
  );
  return (
    <>
      <PageHead
        name={[name, game.label, event.name].filter(Boolean).join(' – ')}
        preview={opening || describedBy([], [name, game.label, event.name, ...event.facts])}
        picture={subGame === null ? undefined : gamePicture(subGame)}
        hidden={subGame === null}
      />
      {subGame !== null ? (
        <GameView
          game={subGame}
          trail={trail}
          eventName={event.name}
          address={gameAddress}
          trackingString={event.trackingString}
          action={<ShareButton title={name} path={address} />}
          times={times}
          foot={<LazyAgeNote query={subGameQuery(eventPath, subGamePath)} lastDay={event.lastDay} />}
        />
      ) : answer.state === 'loading' ? (
        <GameSkeleton />
      ) : (
        <GameFallback
          name={name}
          trail={trail}
          eventName={event.name}
          eventAddress={event.address}
          back={{ label: t('game.backToGame', { game: game.label }), to: game.to }}
          unsaved={isUnsaved(answer) ? answer.reason : null}
          times={times}
        />
      )}
    </>
  );
}
