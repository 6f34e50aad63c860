import { useTranslation } from 'react-i18next';
import { formatDate, formatLongDate, isoDate } from '#core/time/calendar-date.ts';
import { type EventMoment, momentAt } from '#core/time/event-moment.ts';
import { visitorTime } from '../../../data/visit/visitor-time.ts';
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
  const day = isOn && to !== null ? dayOf(to, clock, i18n.language) : '';
  const wait = waitOf(from.at - clock);
  const own = withOwnTime && when !== null ? visitorTime(when, i18n.language, clockTime) : null;
  return (
    <li className={styles.line}>
      <p className={styles.when} translate="no">
        {when === null ? (
          t('nowNext.endOpen')
        ) : (
          <time dateTime={when.hasTime ? new Date(when.at).toISOString() : isoDate(when.date)}>
            {t(isOn ? 'ui.until' : 'nowNext.at', {
              time: [day, when.hasTime && clockTime(when)].filter(Boolean).join(' '),
            })}
          </time>
        )}
        {!isOn && (
          <span className={styles.wait}>
            {wait.hours === 0 ? t('nowNext.inMinutes', { count: wait.minutes }) : t('nowNext.inHours', wait)}
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

const HOUR_MS = 3_600_000;
/** The end of a night belongs to the evening before. */
const SOON_MS = 12 * HOUR_MS;
/** Beyond this, the name of a weekday would be taken for this week's. */
const FAR_MS = 6 * 24 * HOUR_MS;

/** Returns the day on which an entry ends; '' for today, where the time is enough. */
function dayOf({ at, date, hasTime }: EventMoment, clock: number, language: string): string {
  const left = at - clock;
  const isClose = left <= SOON_MS || isoDate(date) === isoDate(momentAt(clock).date);
  if (hasTime && isClose) return '';
  return left < FAR_MS ? formatDate(date, language, { weekday: 'short' }) : formatLongDate(date, language);
}

function waitOf(ms: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(ms / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** 12-hour time on the clocks at the event (section 9). */
export function clockTime({ hour, minute }: EventMoment): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
