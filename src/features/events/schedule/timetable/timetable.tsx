import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { addDays } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { formatHour } from '#core/time/format/clock.ts';
import { formatSlashedDay, formatWeekday } from '#core/time/format/day.ts';
import { type FestivalDay, groupByGame } from '../../../../domain/schedule/schedule-days.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import { ScheduleItem } from '../entry/schedule-item.tsx';
import { NowLine } from './now-line.tsx';
import styles from './timetable.module.css';
import blockStyles from './timetable-block.module.css';
import { TimetableFrame } from './timetable-frame.tsx';
import { fractionOfGrid, type GridPlace, gridScale, placeInGrid } from './timetable-grid.ts';
import places from './timetable-places.module.css';

interface TimetableProps {
  readonly day: FestivalDay;
  readonly now: number | null;
  /** The hours that were over by then are left out; null to show all. */
  readonly since: number | null;
}

/**
 * A day by game: a table of games and their entries on that day. On narrow screens the cells are stacked. On wide
 * screens they show the hours, in a frame that scrolls if the day is long.
 */
export function Timetable({ day, now, since }: TimetableProps) {
  const { t, i18n } = useTranslation();
  const scale = gridScale(day, since === null ? null : momentAt(since));
  const moment = now === null ? null : momentAt(now);
  const fraction = moment && fractionOfGrid(day.date, scale, moment);
  /** The index of the hour that is marked by the present moment instead. */
  const presentHour = fraction === null ? -1 : Math.floor(fraction * scale.hours);
  const hours = Array.from({ length: scale.hours }, (_, index) => scale.firstHour + index);
  return (
    <TimetableFrame label={t('schedule.timetable')}>
      <div
        className={classNames(styles.canvas, scale.isWide && styles.wide, places[`forHours${scale.hours}`])}
      >
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr className={styles.scale}>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">{t('schedule.game')}</span>
              </th>
              <th scope="col" className={styles.hours} translate="no">
                <span className="visually-hidden">{formatSlashedDay(day.date)}</span>
                {hours.map((hour, index) => (
                  <span key={hour} aria-hidden="true" className={styles.hour}>
                    {hour === 24 && <b>{formatWeekday(addDays(day.date, 1), i18n.language, 'short')} </b>}
                    {index !== presentHour && <bdi dir="ltr">{formatHour(hour)}</bdi>}
                  </span>
                ))}
              </th>
            </tr>
          </thead>
          <tbody>
            {groupByGame(day.entries).map(({ game, entries }) => (
              <tr key={game} className={styles.row}>
                <th scope="row" className={styles.game}>
                  <h3 className={classNames(styles.name, leadingOf(game))}>
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
                        day={day.date}
                        block={{
                          place: placeClasses(placeInGrid(day.date, scale, entry)),
                          styles: blockStyles,
                        }}
                      />
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {fraction !== null && moment !== null && (
          <NowLine
            key={day.key}
            fraction={fraction}
            hourFraction={presentHour / scale.hours}
            moment={moment}
          />
        )}
      </div>
    </TimetableFrame>
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
