import { useTranslation } from 'react-i18next';
import { isoDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { isDayAlone, isLasting } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatFullDay, formatWeekday } from '#core/time/format/day.ts';
import { isTimed, type ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import type { Timing } from '../timing.ts';

interface EntryWhenProps {
  readonly entry: ScheduleEntry;
  readonly near: Timing['near'];
}

/**
 * Day and time of an entry: "Tomorrow · Monday · 9:00 AM to 10:30 AM". A start that cannot be read is as given. What goes
 * on for a day or longer has the days of both ends.
 */
export function EntryWhen({ entry, near }: EntryWhenProps) {
  const { t, i18n } = useTranslation();
  if (!isTimed(entry)) {
    return entry.fromText === '' ? t('search.timeOpen') : <ProviderText>{entry.fromText}</ProviderText>;
  }
  const { from, to } = entry;
  const isLong = isLasting(entry) && !isDayAlone(entry);
  const end = to !== null && (isLong || to.hasTime) ? to : null;
  const dayOf = ({ date }: EventMoment) => <bdi>{formatFullDay(date, i18n.language)}</bdi>;
  return (
    <span translate="no">
      <time dateTime={from.hasTime ? new Date(from.at).toISOString() : isoDate(from.date)}>
        {near === null || isLong ? (
          dayOf(from)
        ) : (
          <bdi>{`${t(`search.${near}`)} · ${formatWeekday(from.date, i18n.language, 'long')}`}</bdi>
        )}
        {from.hasTime && (
          <>
            {' · '}
            <bdi dir="ltr">{formatTime(from)}</bdi>
          </>
        )}
      </time>
      {isDayAlone(entry) && ` · ${t('search.timeOpen')}`}
      {end !== null && ` ${t('search.to')} `}
      {end !== null && isLong && dayOf(end)}
      {end?.hasTime && (
        <>
          {isLong && ' · '}
          <bdi dir="ltr">{formatTime(end)}</bdi>
        </>
      )}
    </span>
  );
}
