import './texts.ts';
import { useTranslation } from 'react-i18next';
import { isSameDay } from '#core/time/calendar-date.ts';
import { type EventSpan, isDayAlone, readSpan } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatShortDay } from '#core/time/format/day.ts';
import type { RevisionEntry } from '../../../data/revisions/revision.ts';
import { OldAndNew } from './old-and-new.tsx';

interface EntryWhenProps {
  readonly entry: RevisionEntry;
  /** An entry whose day has just been said. */
  readonly after?: RevisionEntry | undefined;
}

/** When an entry starts: "Tue 5 Mar, 10:00 AM". A date that cannot be read is shown as given. */
export function EntryWhen({ entry, after }: EntryWhenProps) {
  const { t, i18n } = useTranslation();
  const span = readSpan(entry.from, entry.to);
  if (span === null) return entry.from ? <bdi>{entry.from}</bdi> : t('schedule.timeOpen');
  const earlier = after && readSpan(after.from, after.to);
  const isNewDay = !earlier || !isSameDay(earlier.from.date, span.from.date);
  const time = timeOf(span);
  return (
    <>
      {(isNewDay || time === '') && <bdi>{formatShortDay(span.from.date, i18n.language)}</bdi>}
      {isNewDay && time !== '' && ', '}
      {time !== '' && (
        <bdi dir="ltr" translate="no">
          {time}
        </bdi>
      )}
      {time === '' && `, ${t('schedule.timeOpen')}`}
    </>
  );
}

/** How the times of an entry have changed: its start, or if that is the same its end. */
export function MovedInTime({ was, is }: { readonly was: RevisionEntry; readonly is: RevisionEntry }) {
  const { t } = useTranslation();
  const [before, now] = [readSpan(was.from, was.to), readSpan(is.from, is.to)];
  const isEndAlone = before !== null && now !== null && before.from.at === now.from.at && before.from.hasTime;
  if (!isEndAlone)
    return <OldAndNew was={<EntryWhen entry={was} />} is={<EntryWhen entry={is} after={was} />} />;
  const end = ({ to }: EventSpan) =>
    to?.hasTime ? t('ui.until', { time: formatTime(to) }) : t('schedule.endOpen');
  return <OldAndNew was={end(before)} is={end(now)} />;
}

const timeOf = (span: EventSpan) => (isDayAlone(span) || !span.from.hasTime ? '' : formatTime(span.from));
