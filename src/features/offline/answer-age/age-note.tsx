import './texts.ts';
import { useTranslation } from 'react-i18next';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { momentAt, readEventMoment } from '#core/time/event-moment.ts';
import { formatDeviceTime } from '#core/time/format/moment.ts';
import { type AgedQuery, useAge } from '../../../data/answers/use-age.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './age-note.module.css';

export interface AgeNoteProps {
  readonly query: AgedQuery;
  /**
   * The last day of the event that the answer is about, as the provider writes it. After that day, nothing changes any
   * more.
   */
  readonly lastDay?: string | undefined;
}

/**
 * The age of an answer: hidden if it has just arrived, quiet while it is as fresh as its kind should be, noticeable
 * after that. It fills free space at the end of its panel, so that nothing moves when it appears.
 */
export function AgeNote({ query, lastDay = '' }: AgeNoteProps) {
  const { t, i18n } = useTranslation();
  const age = useAge(query);
  if (age === null || isOver(lastDay, age.now)) return null;
  const time = formatDeviceTime(age.at, i18n.language, age.now);
  return (
    <div className={styles.place}>
      {age.isOld ? (
        <Notice look="line" tone="warn" icon="warning">
          {t('age.old', { time })}
        </Notice>
      ) : (
        <Notice look="line" icon="clock">
          {t('age.asOf', { time })}
        </Notice>
      )}
      {age.retryAt !== null && (
        <Notice look="line" icon="info">
          {t('age.rests', { time: formatDeviceTime(age.retryAt, i18n.language, age.now) })}
        </Notice>
      )}
    </div>
  );
}

function isOver(lastDay: string, now: number): boolean {
  const date = readEventMoment(lastDay)?.date ?? readCalendarDate(lastDay);
  return date !== null && isoDate(date) < isoDate(momentAt(now).date);
}
