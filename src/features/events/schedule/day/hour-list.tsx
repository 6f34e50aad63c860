import { useTranslation } from 'react-i18next';
import { isSameDay } from '#core/time/calendar-date.ts';
import { formatHour } from '#core/time/format/clock.ts';
import { formatWeekday } from '#core/time/format/day.ts';
import { type FestivalDay, groupByHour } from '../../../../domain/schedule/schedule-days.ts';
import { ScheduleItem } from '../entry/schedule-item.tsx';
import styles from './hour-list.module.css';

interface HourListProps {
  readonly day: FestivalDay;
  readonly now: number | null;
}

/** A day from morning to night: the entries that start in each hour, across all games. */
export function HourList({ day: { date: day, entries }, now }: HourListProps) {
  const { i18n } = useTranslation();
  return groupByHour(entries).map(({ key, date, hour, entries: ofHour }) => (
    <div key={key} className={styles.hour}>
      <h3 className={styles.mark} translate="no">
        {!isSameDay(date, day) && <bdi>{formatWeekday(date, i18n.language, 'short')} </bdi>}
        <bdi dir="ltr">{formatHour(hour)}</bdi>
      </h3>
      <ol className={styles.entries}>
        {ofHour.map((entry) => (
          <ScheduleItem key={entry.id} entry={entry} now={now} day={day} withGame />
        ))}
      </ol>
    </div>
  ));
}
