import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { isoDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { isDayAlone } from '#core/time/event-span.ts';
import { formatSlashedTime } from '#core/time/format/clock.ts';
import { formatSlashedDay } from '#core/time/format/day.ts';
import { isTimed, type ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';

interface EntryTimesProps {
  readonly entry: ScheduleEntry;
  readonly className?: string | undefined;
}

/** Start and end in full, `05/03/2024 12:05 AM` (section 9). Unreadable dates are shown as given. */
export function EntryTimes({ entry, className }: EntryTimesProps) {
  const { t } = useTranslation();
  const { from, to, fromText, toText } = entry;
  if (from === null && fromText === '') return <p className={className}>{t('schedule.timeOpen')}</p>;
  return (
    <p className={className} translate="no">
      {from === null ? <bdi>{fromText}</bdi> : <Moment moment={from} />}
      {isTimed(entry) && isDayAlone(entry) ? null : to === null && toText === '' ? (
        <>, {t('schedule.endOpen')}</>
      ) : (
        <>
          {' '}
          {t('schedule.to')} {to === null ? <bdi>{toText}</bdi> : <Moment moment={to} />}
        </>
      )}
    </p>
  );
}

function Moment({ moment }: { readonly moment: EventMoment }) {
  return (
    <time dir="ltr" dateTime={moment.hasTime ? new Date(moment.at).toISOString() : isoDate(moment.date)}>
      {moment.hasTime ? formatSlashedTime(moment) : formatSlashedDay(moment.date)}
    </time>
  );
}
