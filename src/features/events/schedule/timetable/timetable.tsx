import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { momentAt } from '#core/time/event-moment.ts';
import { formatHour } from '#core/time/format/clock.ts';
import { formatSlashedDay } from '#core/time/format/day.ts';
import { type FestivalDay, groupByGame } from '../../../../domain/schedule/schedule-days.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import { ScheduleItem } from '../entry/schedule-item.tsx';
import { NowLine } from '../now-line.tsx';
import styles from './timetable.module.css';
import { fractionOfGrid, type GridPlace, gridScale, placeInGrid } from './timetable-grid.ts';
import places from './timetable-places.module.css';

interface TimetableProps {
  readonly day: FestivalDay;
  readonly now: number | null;
}

/**
 * A day by game: a table of games and their entries on that day. On narrow screens the cells are stacked. On wide
 * screens they show the hours, in a frame that scrolls if the day is long.
 */
export function Timetable({ day, now }: TimetableProps) {
  const { t } = useTranslation();
  const scale = gridScale(day);
  const fraction = now === null ? null : fractionOfGrid(day.date, scale, momentAt(now));
  const hours = Array.from({ length: scale.hours }, (_, index) => scale.firstHour + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.frame} aria-label={t('schedule.timetable')} tabIndex={0}>
      <div className={classNames(styles.canvas, places[`forHours${scale.hours}`])}>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr className={styles.scale}>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">{t('schedule.game')}</span>
              </th>
              <th scope="col" className={styles.hours} translate="no">
                <span className="visually-hidden">{formatSlashedDay(day.date)}</span>
                {hours.map((hour) => (
                  <span key={hour} aria-hidden="true" className={styles.hour}>
                    <bdi dir="ltr">{formatHour(hour)}</bdi>
                  </span>
                ))}
              </th>
            </tr>
          </thead>
          <tbody>
            {groupByGame(day.entries).map(({ game, entries }) => (
              <tr key={game} className={styles.row}>
                <th scope="row" className={styles.game}>
                  <h3 className={styles.name}>
                    <ProviderText>{game}</ProviderText>
                  </h3>
                </th>
                <td>
                  <ol className={styles.slots}>
                    {entries.map((entry) => (
                      <ScheduleItem
                        key={entry.id}
                        entry={entry}
                        now={now}
                        gridPlace={placeClasses(placeInGrid(day.date, scale, entry))}
                      />
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
