import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpcomingGamesGroup } from '#core/contract/entities/upcoming-games.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { upcomingGamesQuery } from './queries.ts';
import { UpcomingGame } from './upcoming-game.tsx';
import styles from './upcoming-games.module.css';

/** Times from section 9. */
const TURNING = { afterMs: 1_000, speedMs: 1_700 };
const NONE: readonly UpcomingGamesGroup[] = [];

interface UpcomingGamesProps {
  readonly trackingString?: string | null | undefined;
  /** Content below the games, such as the age of the answer. */
  readonly children?: ReactNode;
}

/** The upcoming games as figures on one line that wraps around. Renders nothing without games and text. */
export function UpcomingGames({ trackingString = null, children }: UpcomingGamesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isStill, setStill } = useMotion();
  const groups = valueOr(useAnswer(upcomingGamesQuery), NONE);
  const slides = useMemo(
    () =>
      groups
        .flatMap(({ games }) => games)
        .map((game, place) => ({
          key: `${place}${game.name}`,
          label: game.name,
          content: <UpcomingGame game={game} trackingString={trackingString} />,
        })),
    [groups, trackingString],
  );
  const words = groups.filter(({ html }) => hasMarkup(html));
  if (slides.length === 0 && words.length === 0) return null;
  const head = (
    <div className={styles.head}>
      <h2 id={titleId} className="d2">
        {t('upcomingGames.title')}
      </h2>
      {words.map(({ html }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is replaced at once
        <SafeHtml key={place} html={html} className={`page-side ${styles.words}`} />
      ))}
    </div>
  );
  return (
    <section className={`band section ${styles.section}`} aria-labelledby={titleId}>
      <div className="wrap">
        {slides.length === 0 ? (
          head
        ) : (
          <Carousel
            label={t('upcomingGames.title')}
            slides={slides}
            head={head}
            turning={TURNING}
            isStill={isStill}
            onStill={setStill}
            className={styles.row}
          />
        )}
        {children}
      </div>
    </section>
  );
}
