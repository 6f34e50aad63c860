import './texts.ts';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { isPart, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import type { DrawEntryAction } from '../../../domain/schedule/entry-action.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { paths } from '../../../navigation/paths.ts';
import { useWasPrerendered } from '../../../ui/hydration/use-was-prerendered.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { GameTime } from './game-time.tsx';
import styles from './game-times.module.css';
import { entriesOfGame, type GameNames, onAndAhead } from './times-of-game.ts';
import { useHeldHeight } from './use-held-height.ts';

const LOOK_AT_CLOCK_EVERY_MS = 20_000;
const MOST_SHOWN = 5;
const NOTHING: readonly GameSchedule[] = [];

interface GameTimesProps extends GameNames {
  readonly eventPath: string;
  /** Renders content next to each time, such as a star. */
  readonly beside: DrawEntryAction;
  /** Content below the times, without a height of its own. */
  readonly children?: ReactNode;
}

/**
 * The next times of a game: when, what, where, and what is on now first. Renders nothing if the schedule does not have
 * the game. Prerendered HTML does not know the time, so it has the first times in order.
 */
export function GameTimes({ eventPath, game, subGame, beside, children }: GameTimesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const answer = useAnswer(scheduleQuery(eventPath));
  const schedules = valueOr(answer, NOTHING);
  const entries = useMemo(() => entriesOfGame(schedules, { game, subGame }), [schedules, game, subGame]);
  const clock = useClock();
  useHeldHeight(list);
  const [first] = entries;
  if (first === undefined) return null;
  // Of a part of the schedule nobody can say what is next.
  const now = isPart(answer) ? null : clock;
  const shown = (now === null ? entries : onAndAhead(entries, now)).slice(0, MOST_SHOWN);
  return (
    <section className={`section-tight ${styles.section}`} aria-labelledby={titleId}>
      <div className="wrap">
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          {t('game.times')}
        </h2>
        <div ref={list}>
          {shown.length === 0 ? (
            <p className={styles.over}>{t('game.timesOver')}</p>
          ) : (
            <ul className={styles.times}>
              {shown.map((entry, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows stay while times pass through them, so that none moves
                <GameTime key={place} entry={entry} eventPath={eventPath} now={now} beside={beside} />
              ))}
            </ul>
          )}
          <ArrowLink to={paths.gameTimes(eventPath, first.game)}>{t('game.allTimes')}</ArrowLink>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The time; null while a prerendered page has not been mounted. A page rendered on the device knows it at once. */
function useClock(): number | null {
  const wasPrerendered = useWasPrerendered();
  const [opened] = useState(() => (wasPrerendered ? null : serverNow()));
  return useNow(LOOK_AT_CLOCK_EVERY_MS) ?? opened;
}
