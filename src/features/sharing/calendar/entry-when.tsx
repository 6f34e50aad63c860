import './dialog-texts.ts';
import { useTranslation } from 'react-i18next';
import { isDayAlone, isWholeDay } from '#core/time/event-span.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';
import { isTimed, type ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';
import styles from './calendar-form.module.css';

/** When an entry is, with its day: a dialog is under no heading that says it. */
export function EntryWhen({ entry }: { readonly entry: ScheduleEntry }) {
  const { t, i18n } = useTranslation();
  if (!isTimed(entry)) return <p>{entry.fromText === '' ? t('schedule.timeOpen') : entry.fromText}</p>;
  const { from, to } = entry;
  const near = (moment: typeof from) => (
    <bdi className={styles.time}>{formatTimeNear(moment, from.date, i18n.language)}</bdi>
  );
  return (
    <>
      <p>{formatFullDay(from.date, i18n.language)}</p>
      {!isDayAlone(entry) && (
        <p>
          {isWholeDay(entry) || !from.hasTime ? t('schedule.allDay') : near(from)}
          {!isWholeDay(entry) && to !== null && (
            <>
              {' '}
              {t('schedule.to')} {near(to)}
            </>
          )}
          {to === null && ` (${t('schedule.endOpen')})`}
        </p>
      )}
    </>
  );
}
