import { useTranslation } from 'react-i18next';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { formatMonth } from '#core/time/format/day.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { DateFigures } from '../../../ui/page/date-block.tsx';
import styles from './date-badge.module.css';

interface DateBadgeProps {
  /** As the provider writes it. An unreadable date renders nothing. */
  readonly startDate: string;
}

/** Day and short month of the first day as large figures. Screen readers get the whole date from the facts. */
export function DateBadge({ startDate }: DateBadgeProps) {
  const { i18n } = useTranslation();
  const start = readCalendarDate(startDate);
  if (start === null) return null;
  return (
    <p className={styles.badge} aria-hidden="true">
      <DateFigures from={numberFormat(i18n.language).format(start.day)} className={styles.figures} />
      <span className={styles.month}>{formatMonth(start, i18n.language, 'short')}</span>
    </p>
  );
}
