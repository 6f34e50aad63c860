import { formatHour } from '#core/time/format/clock.ts';
import { groupByHour } from '../../../domain/schedule/schedule-days.ts';
import type { TimedEntry } from '../../../domain/schedule/schedule-entry.ts';
import { ScheduleItem } from './entry/schedule-item.tsx';
import styles from './hour-list.module.css';

interface HourListProps {
  readonly entries: readonly TimedEntry[];
  readonly now: number | null;
}

/** A day from morning to night: the entries that start in each hour, across all games. */
export function HourList({ entries, now }: HourListProps) {
  return groupByHour(entries).map(({ key, hour, entries: ofHour }) => (
    <div key={key} className={styles.hour}>
      <h3 className={styles.mark} translate="no">
        <bdi dir="ltr">{formatHour(hour)}</bdi>
      </h3>
      <ol className={styles.entries}>
        {ofHour.map((entry) => (
          <ScheduleItem key={entry.id} entry={entry} now={now} withGame />
        ))}
      </ol>
    </div>
  ));
}
