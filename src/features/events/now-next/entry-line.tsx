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
  /** Below the time at the event stands that of the visitor's own clock, where it differs. */
  readonly withOwnTime: boolean;
}

/** One thing that is on, or about to begin: until or from when, what, where. */
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
/** A night's end belongs to the evening before. */
const SOON_MS = 12 * HOUR_MS;
/** From then on the name of a day would be taken for that of this week. */
const FAR_MS = 6 * 24 * HOUR_MS;

/** The day on which it ends; '' for today, where a time says more. */
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

/** 12-hour time of the clocks at the event (section 9). */
export function clockTime({ hour, minute }: EventMoment): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
