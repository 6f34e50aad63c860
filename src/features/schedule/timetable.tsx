import './texts.ts';
import { useTranslation } from 'react-i18next';
import { momentAt } from '../../data/event-moment.ts';
import { classNames } from '../../ui/class-names.ts';
import { hourMark } from './clock-text.ts';
import { NowLine } from './now-line.tsx';
import { type FestivalDay, groupByGame } from './schedule-days.ts';
import { SittingEntry } from './sitting-entry.tsx';
import styles from './timetable.module.css';
import { fractionOfGrid, type GridPlace, gridScale, placeInGrid } from './timetable-grid.ts';
import places from './timetable-places.module.css';

interface TimetableProps {
  readonly day: FestivalDay;
  readonly now: number | null;
}

/**
 * A day by game. On narrow screens a list under each game's name; where there is room, games are rows and hours
 * are columns, in a frame of its own that scrolls when the day is long.
 */
export function Timetable({ day, now }: TimetableProps) {
  const { t } = useTranslation();
  const scale = gridScale(day);
  const fraction = now === null ? null : fractionOfGrid(day.date, scale, momentAt(now));
  const hours = Array.from({ length: scale.hours }, (_, index) => scale.firstHour + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={t('schedule.timetable')} tabIndex={0}>
      <div className={classNames(styles.canvas, places[`forHours${scale.hours}`])}>
        <div className={styles.scale} aria-hidden="true">
          <span className={styles.corner} />
          <div className={styles.hours} translate="no">
            {hours.map((hour) => (
              <span key={hour}>
                <bdi dir="ltr">{hourMark(hour)}</bdi>
              </span>
            ))}
          </div>
        </div>
        {groupByGame(day.sittings).map(({ game, sittings }) => (
          <div key={game} className={styles.row}>
            <h3 className={styles.game}>{game}</h3>
            <ol className={styles.slots}>
              {sittings.map((sitting) => (
                <SittingEntry
                  key={sitting.key}
                  sitting={sitting}
                  now={now}
                  gridPlace={placeClasses(placeInGrid(day.date, scale, sitting))}
                />
              ))}
            </ol>
          </div>
        ))}
        {fraction !== null && now !== null && (
          <NowLine key={day.key} fraction={fraction} moment={momentAt(now)} />
        )}
      </div>
    </section>
  );
}

function placeClasses({ atHour, atQuarter, forHours, forQuarters }: GridPlace): string {
  return classNames(
    places[`atHour${atHour}`],
    places[`atQuarter${atQuarter}`],
    places[`forHours${forHours}`],
    places[`forQuarters${forQuarters}`],
  );
}
