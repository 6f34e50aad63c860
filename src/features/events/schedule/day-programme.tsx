import './texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullDay, formatSlashedDay, formatWeekday } from '#core/time/format/day.ts';
import type { FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { phaseOf, type TimedEntry } from '../../../domain/schedule/schedule-entry.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { ScheduleItem } from './entry/schedule-item.tsx';
import { HourList } from './hour-list.tsx';
import styles from './schedule.module.css';
import { isChosen, type ScheduleChoice } from './schedule-choice.ts';
import { Timetable } from './timetable/timetable.tsx';

interface DayProgrammeProps {
  readonly day: FestivalDay;
  readonly choice: ScheduleChoice;
  readonly now: number | null;
  /** Only the first part of the day is loaded, so the count is unknown. */
  readonly isPart: boolean;
  /** Clears the choice of game and place. */
  readonly onShowAll: () => void;
  /** Another day with matching entries. */
  readonly elsewhere: { readonly day: FestivalDay; readonly onGo: () => void } | undefined;
}

/** One day: the number of entries, and the entries by game or by time. */
export function DayProgramme({ day, choice, now, isPart, onShowAll, elsewhere }: DayProgrammeProps) {
  const { t, i18n } = useTranslation();
  const programme = useRef<HTMLDivElement>(null);
  const [entries, lasting] = [day.entries, day.lasting].map((all) =>
    all.filter((entry) => isChosen(entry, choice)),
  ) as [TimedEntry[], TimedEntry[]];
  const count = entries.length + lasting.length;
  const runningOf = (all: readonly TimedEntry[]) =>
    now === null ? 0 : all.filter((entry) => phaseOf(entry, now) === 'now').length;
  const running = runningOf(entries) + runningOf(lasting);
  const goToNow = () => {
    // Skips entries that last all day, which come first, and looks for one that is on for an hour or so.
    const entries = programme.current?.querySelectorAll('[data-phase=now]');
    const entry = entries?.[runningOf(lasting)] ?? entries?.[0];
    entry?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  const showAll = () => {
    onShowAll();
    // The pressed button disappears, so move the focus.
    programme.current?.focus();
  };
  return (
    <div ref={programme} tabIndex={-1}>
      <div className={styles.summary}>
        <p role="status">
          <span className="num">
            {formatWeekday(day.date, i18n.language, 'long')} {formatSlashedDay(day.date)}
          </span>{' '}
          {!isPart && t('schedule.count', { count })}
        </p>
        {running > 0 && (
          <ArrowButton icon="clock" onClick={goToNow}>
            {t('schedule.running', { count: running })}
          </ArrowButton>
        )}
      </div>
      {count === 0 ? (
        <div className={styles.nothing}>
          <p className="lead">{t('schedule.nothing')}</p>
          <div className={styles.ways}>
            {elsewhere && (
              <ArrowButton onClick={elsewhere.onGo}>
                {formatFullDay(elsewhere.day.date, i18n.language)}
              </ArrowButton>
            )}
            <ArrowButton icon="x" onClick={showAll}>
              {t('schedule.showAll')}
            </ArrowButton>
          </div>
        </div>
      ) : (
        <>
          {lasting.length > 0 && (
            <ol className={classNames(styles.entries, styles.lasting)} aria-label={t('schedule.allDay')}>
              {lasting.map((entry) => (
                <ScheduleItem key={entry.key} entry={entry} now={now} day={day.date} withGame />
              ))}
            </ol>
          )}
          {entries.length > 0 &&
            (choice.order === 'time' ? (
              <HourList entries={entries} now={now} />
            ) : (
              <Timetable day={{ ...day, entries }} now={now} />
            ))}
        </>
      )}
    </div>
  );
}
