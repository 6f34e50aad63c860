import './texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatFullDay } from '../../data/calendar-date.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { slashedDate } from './clock-text.ts';
import { HourList } from './hour-list.tsx';
import styles from './schedule.module.css';
import { isChosen, type ScheduleChoice } from './schedule-choice.ts';
import type { FestivalDay } from './schedule-days.ts';
import { phaseOf } from './sitting.ts';
import { Timetable } from './timetable.tsx';

interface DayProgrammeProps {
  readonly day: FestivalDay;
  readonly choice: ScheduleChoice;
  readonly now: number | null;
  /** Any game and place again. */
  readonly onShowAll: () => void;
  /** Another day that has something of the choice. */
  readonly elsewhere: { readonly day: FestivalDay; readonly onGo: () => void } | undefined;
}

/** One day: how much there is, and all of it by game or by time. */
export function DayProgramme({ day, choice, now, onShowAll, elsewhere }: DayProgrammeProps) {
  const { t, i18n } = useTranslation();
  const programme = useRef<HTMLDivElement>(null);
  const sittings = day.sittings.filter((sitting) => isChosen(sitting, choice));
  const running = now === null ? 0 : sittings.filter((sitting) => phaseOf(sitting, now) === 'now').length;
  const goToNow = () => {
    const entry = programme.current?.querySelector('[data-phase=now]');
    entry?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  const showAll = () => {
    onShowAll();
    // The button that was pressed goes away; the focus must not go with it.
    programme.current?.focus();
  };
  return (
    <div ref={programme} tabIndex={-1}>
      <div className={styles.summary}>
        <p role="status">
          <span className="num">
            {formatDate(day.date, i18n.language, { weekday: 'long' })} {slashedDate(day.date)}
          </span>{' '}
          {t('schedule.count', { count: sittings.length })}
        </p>
        {running > 0 && (
          <GoButton icon="clock" onClick={goToNow}>
            {t('schedule.running', { count: running })}
          </GoButton>
        )}
      </div>
      {sittings.length === 0 ? (
        <div className={styles.nothing}>
          <p className="lead">{t('schedule.nothing')}</p>
          <div className={styles.ways}>
            {elsewhere && (
              <GoButton onClick={elsewhere.onGo}>{formatFullDay(elsewhere.day.date, i18n.language)}</GoButton>
            )}
            <GoButton icon="x" onClick={showAll}>
              {t('schedule.showAll')}
            </GoButton>
          </div>
        </div>
      ) : choice.order === 'time' ? (
        <HourList sittings={sittings} now={now} />
      ) : (
        <Timetable day={{ ...day, sittings }} now={now} />
      )}
    </div>
  );
}
