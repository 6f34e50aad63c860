import './texts.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, formatDate, formatFullDay } from '#core/time/calendar-date.ts';
import styles from './schedule.module.css';

interface DayLabelProps {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly isShown: boolean;
}

/** A day on its tab: figure and weekday for the eye, the whole date for the ear. */
export function DayLabel({ date, isToday, isShown }: DayLabelProps) {
  const { t, i18n } = useTranslation();
  const label = useRef<HTMLSpanElement>(null);

  // A festival may have more days than a phone is wide: the shown one moves into view, the page does not.
  useEffect(() => {
    const tab = label.current?.parentElement;
    const list = tab?.parentElement;
    if (!isShown || !tab || !list) return;
    const [inside, frame] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inside.left < frame.left || inside.right > frame.right)
      list.scrollBy({ left: inside.left - frame.left });
  }, [isShown]);

  const inFull = formatFullDay(date, i18n.language);
  return (
    <span ref={label}>
      <span aria-hidden="true">
        <b>{date.day}</b>
        {formatDate(date, i18n.language, { weekday: 'short' })}
        <span className={styles.month}>
          {isToday ? t('schedule.today') : formatDate(date, i18n.language, { month: 'short' })}
        </span>
      </span>
      <span className="visually-hidden">{isToday ? `${t('schedule.today')}: ${inFull}` : inFull}</span>
    </span>
  );
}
