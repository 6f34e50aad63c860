import './texts.ts';
import { useTranslation } from 'react-i18next';
import { isoDate, isSameDay } from '#core/time/calendar-date.ts';
import { type EventMoment, momentAt } from '#core/time/event-moment.ts';
import { isDayAlone } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatShortDay } from '#core/time/format/day.ts';
import type { DrawEntryAction } from '../../../domain/schedule/entry-action.ts';
import {
  isTimed,
  phaseOf,
  type ScheduleEntry,
  type TimedEntry,
} from '../../../domain/schedule/schedule-entry.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { OnNow } from '../../../ui/page/on-now.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './game-times.module.css';

interface GameTimeProps {
  readonly entry: ScheduleEntry;
  readonly eventPath: string;
  /** Milliseconds since 1970; null in a prerendered page. */
  readonly now: number | null;
  readonly beside: DrawEntryAction;
}

/** One time of a game: day and time, title as a link to its place in the schedule, where, and a star. */
export function GameTime({ entry, eventPath, now, beside }: GameTimeProps) {
  const { t } = useTranslation();
  const { id, game, title, address, fromText } = entry;
  const isOn = now !== null && isTimed(entry) && phaseOf(entry, now) === 'now';
  return (
    <li className={classNames(styles.time, isOn && styles.on)}>
      <p className={styles.when} translate="no">
        {isTimed(entry) ? (
          isOn ? (
            <Until entry={entry} />
          ) : (
            <FromTo entry={entry} now={now} />
          )
        ) : (
          <b>{fromText === '' ? t('schedule.timeOpen') : <bdi>{fromText}</bdi>}</b>
        )}
      </p>
      <p className={styles.what}>
        <AppLink to={paths.entry(eventPath, id)} className={styles.name}>
          <ProviderText>{title || game}</ProviderText>
        </AppLink>
        {address !== '' && (
          <span className={styles.place}>
            <ProviderText>{address}</ProviderText>
          </span>
        )}
      </p>
      {beside(entry, styles.star)}
    </li>
  );
}

interface TimedProps {
  readonly entry: TimedEntry;
}

/** What is on now needs no start: the question is how long it lasts. */
function Until({ entry: { from, to } }: TimedProps) {
  const { t, i18n } = useTranslation();
  if (to === null)
    return (
      <>
        <OnNow className={styles.mark} /> <span>{t('schedule.endOpen')}</span>
      </>
    );
  // The day may be a right-to-left word, but the time is not.
  const end = [
    !isClose(from, to) && formatShortDay(to.date, i18n.language),
    to.hasTime && `\u2066${formatTime(to)}\u2069`,
  ];
  return (
    <>
      <OnNow className={styles.mark} />{' '}
      <b>
        <time dateTime={isoOf(to)}>{t('ui.until', { time: end.filter(Boolean).join(' ') })}</time>
      </b>
    </>
  );
}

function FromTo({ entry, now }: TimedProps & { readonly now: number | null }) {
  const { t, i18n } = useTranslation();
  const { from, to } = entry;
  const today = now === null ? null : momentAt(now).date;
  const isToday = today !== null && isSameDay(from.date, today);
  const withYear = today !== null && from.date.year !== today.year;
  return (
    <>
      <span>{isToday ? t('schedule.today') : formatShortDay(from.date, i18n.language, withYear)}</span>{' '}
      <span>
        <b>
          <time dateTime={isoOf(from)}>
            {from.hasTime ? (
              <bdi dir="ltr">{formatTime(from)}</bdi>
            ) : (
              t(isDayAlone(entry) ? 'schedule.timeOpen' : 'schedule.allDay')
            )}
          </time>
        </b>
        {to !== null && (
          <span className={styles.end}>
            {' '}
            {t('schedule.to')}
            {!isClose(from, to) && (
              <>
                {' '}
                <bdi>{formatShortDay(to.date, i18n.language)}</bdi>
              </>
            )}
            {to.hasTime && (
              <>
                {' '}
                <bdi dir="ltr">{formatTime(to)}</bdi>
              </>
            )}
          </span>
        )}
      </span>
    </>
  );
}

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Whether the end needs no day of its own: it is on the day of the start, or in the night after it. */
const isClose = (from: EventMoment, to: EventMoment) =>
  isSameDay(from.date, to.date) || (to.hasTime && to.at - from.at < HALF_A_DAY_MS);

const isoOf = ({ at, date, hasTime }: EventMoment) => (hasTime ? new Date(at).toISOString() : isoDate(date));
