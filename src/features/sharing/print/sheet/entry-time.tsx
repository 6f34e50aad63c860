import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, isSameDay } from '#core/time/calendar-date.ts';
import { type EventSpan, isDayAlone, isWholeDay } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';
import type { PaperEntry } from '../paper-days.ts';
import styles from './day-table.module.css';

interface EntryTimeProps {
  readonly entry: PaperEntry;
  /** The day under which it is printed; null if that is not known. */
  readonly day: CalendarDate | null;
}

/**
 * Start and end on paper, where nothing says what is on now: a start after midnight and an end on another day have their
 * weekday. What cannot be read is printed as the provider writes it.
 */
export function EntryTime({ entry, day }: EntryTimeProps) {
  const { t, i18n } = useTranslation();
  const { from, to, fromText, toText } = entry;
  if (from === null) return <b>{fromText === '' ? '–' : <bdi>{fromText}</bdi>}</b>;
  const span: EventSpan = { from, to, endsAt: entry.endsAt ?? from.at };
  if (isDayAlone(span)) return <b>{t('schedule.timeOpen')}</b>;
  if (isWholeDay(span)) return <b>{t('schedule.allDay')}</b>;
  if (to !== null && !from.hasTime && isSameDay(from.date, to.date))
    return <b>{t('ui.until', { time: formatTime(to) })}</b>;
  const end = to === null ? toText : formatTimeNear(to, from.date, i18n.language);
  return (
    <>
      <b>
        {from.hasTime ? (
          <bdi className={styles.clock}>{formatTimeNear(from, day ?? from.date, i18n.language)}</bdi>
        ) : (
          t('schedule.allDay')
        )}
      </b>{' '}
      {end !== '' && (
        <span>
          {t('schedule.to')} <bdi className={to === null ? undefined : styles.clock}>{end}</bdi>
        </span>
      )}
    </>
  );
}
