import '../texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByGame } from '../../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { ScheduleItem } from '../entry/schedule-item.tsx';
import styles from '../schedule.module.css';
import type { IsShown } from './day-to-open.ts';

interface UndatedEntriesProps {
  readonly entries: readonly ScheduleEntry[];
  readonly isShown: IsShown;
}

/** Entries without a readable start belong to no day, so they come below all days. */
export function UndatedEntries({ entries, isShown }: UndatedEntriesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const rows = groupByGame(entries.filter(isShown));
  if (rows.length === 0) return null;
  return (
    <section className={styles.undated} aria-labelledby={titleId}>
      <h3 id={titleId} className="d4">
        {t('schedule.undated')}
      </h3>
      <ol className={styles.entries}>
        {rows.flatMap((row) =>
          row.entries.map((entry) => <ScheduleItem key={entry.id} entry={entry} now={null} withGame />),
        )}
      </ol>
    </section>
  );
}
