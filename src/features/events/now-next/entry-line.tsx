import { useTranslation } from 'react-i18next';
import { type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import { type EventMoment, momentAt } from '#core/time/event-moment.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';
import { visitorTime } from '../../../data/visit/visitor-time.ts';
import { formatDuration } from '../../../i18n/duration.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import type { TimelineEntry } from './now-and-next.ts';
import styles from './now-next.module.css';

interface EntryLineProps {
  readonly entry: TimelineEntry;
  /** Milliseconds since 1970. */
  readonly clock: number;
  /** Adds the time on the visitor's own clock below the event's time, if the two differ. */
  readonly withOwnTime: boolean;
}

/** An entry that is on now or starts soon: time, title, place. */
export function EntryLine({ entry, clock, withOwnTime }: EntryLineProps) {
  const { t, i18n } = useTranslation();
  const { game, title, place, from, to } = entry;
  const isOn = from.at <= clock;
  const when = isOn ? to : from;
  const wait = Math.ceil((from.at - clock) / MINUTE_MS);
  const own = withOwnTime && when !== null ? visitorTime(when, i18n.language) : null;
  return (
    <li className={styles.line}>
      <p className={styles.when} translate="no">
        {when === null ? (
          t('nowNext.endOpen')
        ) : (
          <time dateTime={when.hasTime ? new Date(when.at).toISOString() : isoDate(when.date)}>
            {t(isOn ? 'ui.until' : 'nowNext.at', {
              time: formatTimeNear(when, isOn ? dayAround(when, clock) : when.date, i18n.language),
            })}
          </time>
        )}
        {!isOn && (
          <span className={styles.wait}>
            {wait < 60
              ? t('nowNext.inMinutes', { count: wait })
              : t('nowNext.inHours', { time: formatDuration(wait, t) })}
          </span>
        )}
        {own !== null && <span className={styles.wait}>{t('ui.yourClock', { time: own })}</span>}
      </p>
      <p className={styles.what}>
        <b>
          <ProviderText>{game}</ProviderText>
        </b>
        <span>
          {title !== '' && <ProviderText>{title}</ProviderText>}
          {title !== '' && place !== '' && ', '}
          {place !== '' && <ProviderText>{place}</ProviderText>}
        </span>
      </p>
    </li>
  );
}

const MINUTE_MS = 60_000;
/** The end of a night belongs to the evening before. */
const SOON_MS = 12 * 60 * MINUTE_MS;

/** Returns the day from which an end is seen: today, or its own, where the time is enough. */
function dayAround({ at, date }: EventMoment, clock: number): CalendarDate {
  return at - clock <= SOON_MS ? date : momentAt(clock).date;
}
