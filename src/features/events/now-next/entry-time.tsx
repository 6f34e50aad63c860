import { useTranslation } from 'react-i18next';
import { isoDate, isSameDay } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatNearDay } from '#core/time/format/day.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';
import { formatDuration } from '../../../i18n/duration.ts';
import type { TimelineEntry } from './now-and-next.ts';

interface EntryTimeProps {
  readonly entry: TimelineEntry;
  /** Milliseconds since 1970. */
  readonly clock: number;
}

const MINUTE_MS = 60_000;

/** Until when an entry is on, or when it begins and how soon. */
export function EntryTime({ entry: { from, to }, clock }: EntryTimeProps) {
  const { t, i18n } = useTranslation();
  const isOn = from.at <= clock;
  const moment = isOn ? to : from;
  if (moment === null) return t('nowNext.endOpen');
  const today = momentAt(clock).date;
  const dayUnlessToday = isSameDay(moment.date, today)
    ? ''
    : formatNearDay(moment.date, today, i18n.language);
  const wait = Math.ceil((from.at - clock) / MINUTE_MS);
  return (
    <>
      <time dateTime={moment.hasTime ? new Date(moment.at).toISOString() : isoDate(moment.date)}>
        {isOn
          ? t('ui.until', { time: formatTimeNear(moment, today, i18n.language) })
          : [dayUnlessToday, t('nowNext.at', { time: formatTime(moment) })].filter(Boolean).join(' ')}
      </time>
      {!isOn && (
        <span>
          {' '}
          {wait < 60
            ? t('nowNext.inMinutes', { count: wait })
            : t('nowNext.inHours', { time: formatDuration(wait, t) })}
        </span>
      )}
    </>
  );
}
