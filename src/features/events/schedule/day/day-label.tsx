import '../texts.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { formatFullDay, formatMonth, formatWeekday } from '#core/time/format/day.ts';
import styles from '../schedule.module.css';

interface DayLabelProps {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly isShown: boolean;
}

/** The label of a day tab: figure and weekday on screen, the whole date for screen readers. */
export function DayLabel({ date, isToday, isShown }: DayLabelProps) {
  const { t, i18n } = useTranslation();
  const label = useRef<HTMLSpanElement>(null);

  // A festival may have more days than fit a phone. The selected tab scrolls into view without scrolling the page.
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
        {formatWeekday(date, i18n.language, 'short')}
        <span className={styles.month}>
          {isToday ? t('schedule.today') : formatMonth(date, i18n.language, 'short')}
        </span>
      </span>
      <span className="visually-hidden">{isToday ? `${t('schedule.today')}: ${inFull}` : inFull}</span>
    </span>
  );
}
