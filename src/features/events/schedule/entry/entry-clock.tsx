import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, isoDate, isSameDay } from '#core/time/calendar-date.ts';
import { isDayAlone, isWholeDay } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatNearDay, formatWeekday } from '#core/time/format/day.ts';
import { isTimed, type ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';

interface EntryClockProps {
  readonly entry: ScheduleEntry;
  /** The day under which the entry is listed. */
  readonly day?: CalendarDate | undefined;
  /** It lasts all day or for days. */
  readonly isLasting?: boolean;
  /** How to name the day of an entry after midnight. */
  readonly weekday?: 'short' | 'long';
}

/**
 * Shows when an entry starts and ends: the time, and the day if it differs from the day of its list. After midnight the
 * list still belongs to the evening before, so `4:00 AM` alone would read as missed. Hidden from screen readers.
 */
export function EntryClock({ entry, day, isLasting = false, weekday = 'short' }: EntryClockProps) {
  const { t, i18n } = useTranslation();
  if (!isTimed(entry)) return <b dir="ltr">–</b>;
  const { from, to } = entry;
  if (isDayAlone(entry)) return <b>{t('schedule.timeOpen')}</b>;
  if (isWholeDay(entry)) return <b>{t('schedule.allDay')}</b>;
  if (to !== null && !from.hasTime && isSameDay(from.date, to.date)) {
    return <b>{t('ui.until', { time: formatTime(to) })}</b>;
  }
  const isLater = day !== undefined && isoDate(day) > isoDate(from.date);
  const isAfterMidnight = day !== undefined && isoDate(day) < isoDate(from.date);
  const endDay =
    !isLasting || day === undefined || to === null || isSameDay(to.date, day)
      ? ''
      : formatNearDay(to.date, day, i18n.language);
  const endTime = to?.hasTime ? formatTime(to) : '';
  return (
    <>
      {isLater && <b>{t('schedule.continues', { day: formatNearDay(from.date, day, i18n.language) })}</b>}
      {isAfterMidnight && (
        <>
          <b>{formatWeekday(from.date, i18n.language, weekday)}</b>{' '}
        </>
      )}
      {!isLater && (from.hasTime ? <b dir="ltr">{formatTime(from)}</b> : <b>{t('schedule.allDay')}</b>)}{' '}
      {endDay + endTime !== '' && (
        <span>
          {t('schedule.to')}
          {endDay !== '' && (
            <>
              {' '}
              <bdi>{endDay}</bdi>
            </>
          )}
          {endTime !== '' && (
            <>
              {' '}
              <bdi dir="ltr">{endTime}</bdi>
            </>
          )}
        </span>
      )}
    </>
  );
}
