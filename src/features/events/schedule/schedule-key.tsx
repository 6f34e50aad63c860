import './texts.ts';
import { useTranslation } from 'react-i18next';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { minutesAheadOfEvent } from '../../../domain/schedule/event-zone.ts';
import { formatDuration } from '../../../i18n/duration.ts';
import styles from './schedule.module.css';

interface ScheduleKeyProps {
  /** Any moment of the schedule, because the name of a time zone changes with the season. */
  readonly at: number | undefined;
  readonly now: number | null;
}

/**
 * The legend of the colours (without that of ordinary entries) and the time zone. The colours are hidden from screen
 * readers, because each entry says the same in words.
 */
export function ScheduleKey({ at, now }: ScheduleKeyProps) {
  const { t, i18n } = useTranslation();
  const ahead = at === undefined || now === null ? 0 : minutesAheadOfEvent(at);
  const time = formatDuration(Math.abs(ahead), t);
  return (
    <div className={styles.key}>
      <ul className={styles.colours} aria-hidden="true">
        <li className={styles.onNow}>{t('schedule.onNow')}</li>
        <li className={styles.finals}>{t('schedule.finals')}</li>
      </ul>
      {at !== undefined && (
        <p>
          {t('schedule.zone', { zone: formatZoneName(i18n.language, at) })}
          {ahead !== 0 && ` ${t(ahead > 0 ? 'schedule.clockAhead' : 'schedule.clockBehind', { time })}`}
        </p>
      )}
    </div>
  );
}
