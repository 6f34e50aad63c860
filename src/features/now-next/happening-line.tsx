import { useTranslation } from 'react-i18next';
import { formatDate, isoDate } from '../../data/calendar-date.ts';
import { type EventMoment, momentAt } from '../../data/event-moment.ts';
import { visitorTime } from '../../data/visitor-time.ts';
import { languageOf } from '../../ui/language-of.ts';
import type { Happening } from './now-and-next.ts';
import styles from './now-next.module.css';

interface HappeningLineProps {
  readonly happening: Happening;
  /** Milliseconds since 1970. */
  readonly clock: number;
  /** Below the time at the event stands that of the visitor's own clock, where it differs. */
  readonly withOwnTime: boolean;
}

/** One thing that is on, or about to begin: until or from when, what, where. */
export function HappeningLine({ happening, clock, withOwnTime }: HappeningLineProps) {
  const { t, i18n } = useTranslation();
  const { game, title, place, from, to } = happening;
  const isOn = from.at <= clock;
  const when = isOn ? to : from;
  const day =
    isOn && to !== null && isAnotherDay(to, clock)
      ? formatDate(to.date, i18n.language, { weekday: 'short' })
      : '';
  const wait = waitOf(from.at - clock);
  const own = withOwnTime && when !== null ? visitorTime(when, i18n.language, clockTime) : null;
  return (
    <li className={styles.line}>
      <p className={styles.when} translate="no">
        {when === null ? (
          t('nowNext.endOpen')
        ) : (
          <time dateTime={new Date(when.at).toISOString()}>
            {t(isOn ? 'nowNext.until' : 'nowNext.at', { time: `${day} ${clockTime(when)}`.trim() })}
          </time>
        )}
        {!isOn && (
          <span className={styles.wait}>
            {wait.hours === 0 ? t('nowNext.inMinutes', { count: wait.minutes }) : t('nowNext.inHours', wait)}
          </span>
        )}
        {own !== null && <span className={styles.wait}>{t('ui.yourClock', { time: own })}</span>}
      </p>
      <p className={styles.what} lang={languageOf(game)} dir="auto">
        <b>{game}</b>
        <span>{[title, place].filter((part) => part !== '').join(', ')}</span>
      </p>
    </li>
  );
}

/** A night's end belongs to the evening before. */
const SOON_MS = 12 * 3_600_000;

function isAnotherDay({ at, date }: EventMoment, clock: number): boolean {
  return at - clock > SOON_MS && isoDate(date) !== isoDate(momentAt(clock).date);
}

function waitOf(ms: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(ms / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** 12-hour time of the clocks at the event (section 9). */
export function clockTime({ hour, minute }: EventMoment): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
