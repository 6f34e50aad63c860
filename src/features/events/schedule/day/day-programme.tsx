import '../texts.ts';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullDay, formatSlashedDay, formatWeekday } from '#core/time/format/day.ts';
import { allOf, type FestivalDay } from '../../../../domain/schedule/schedule-days.ts';
import { phaseOf, type TimedEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ArrowButton } from '../../../../ui/links/arrow-button.tsx';
import { useIsPrinted } from '../../../../ui/page/use-is-printed.ts';
import { AskedEntryContext } from '../asked-entry/asked-entry.ts';
import { ScheduleItem } from '../entry/schedule-item.tsx';
import { ShownCount } from '../filters/shown-count.tsx';
import styles from '../schedule.module.css';
import type { Order } from '../schedule-choice.ts';
import { Timetable } from '../timetable/timetable.tsx';
import type { IsShown } from './day-to-open.ts';
import { EarlierButton } from './earlier-button.tsx';
import { HourList } from './hour-list.tsx';
import { useCollapseMoment } from './use-collapse-moment.ts';

interface DayProgrammeProps {
  readonly day: FestivalDay;
  readonly isShown: IsShown;
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  readonly order: Order;
  readonly now: number | null;
  readonly isToday: boolean;
  /** Only the first part of the day is loaded, so the count is unknown. */
  readonly isPart: boolean;
  /** Clears all filters. */
  readonly onShowAll: () => void;
  /** Another day with matching entries. */
  readonly elsewhere: { readonly day: FestivalDay; readonly onGo: () => void } | undefined;
}

/**
 * One day: the number of entries, and the entries by game or by time. On the running day those that are over are
 * collapsed.
 */
export function DayProgramme(props: DayProgrammeProps) {
  const { day, isShown, isFiltered, order, now, isToday, isPart, onShowAll, elsewhere } = props;
  const { t, i18n } = useTranslation();
  const programme = useRef<HTMLDivElement>(null);
  const since = useCollapseMoment(isToday ? now : null, programme);
  const asked = useContext(AskedEntryContext).id;
  /** Whether the visitor has opened what is over. A link to an entry resets this. */
  const [opened, setOpened] = useState({ isOpen: false, asked: '' });
  const [entries, lasting] = [day.entries.filter(isShown), day.lasting.filter(isShown)];
  const count = entries.length + lasting.length;
  const over = since === null ? [] : entries.filter((entry) => phaseOf(entry, since) === 'over');
  // With nothing left, the day is shown as it was.
  const collapsible = over.length < entries.length ? over : [];
  const isPrinted = useIsPrinted();
  const isOpen =
    isPrinted || (opened.asked === asked ? opened.isOpen : collapsible.some(({ id }) => id === asked));
  const shown = isOpen ? entries : entries.filter((entry) => !collapsible.includes(entry));
  const runningOf = (all: readonly TimedEntry[]) =>
    now === null ? 0 : all.filter((entry) => phaseOf(entry, now) === 'now').length;
  const running = runningOf(entries) + runningOf(lasting);
  const goToNow = () => {
    // Skips entries that last all day, which come first, and looks for one that is on for an hour or so.
    const entries = programme.current?.querySelectorAll<HTMLElement>('[data-phase=now]');
    const entry = entries?.[runningOf(lasting)] ?? entries?.[0];
    if (entry === undefined) return;
    entry.scrollIntoView({ block: 'center', inline: 'center' });
    // Tab goes on from there, and a screen reader reads it (WCAG 2.4.3).
    entry.tabIndex = -1;
    entry.focus({ preventScroll: true });
  };
  const showAll = () => {
    onShowAll();
    // The pressed button disappears, so move the focus.
    programme.current?.focus();
  };
  return (
    <div ref={programme} tabIndex={-1} data-day={isToday ? 'running' : 'other'}>
      <div className={styles.summary}>
        <p role="status">
          <span className="num">
            {formatWeekday(day.date, i18n.language, 'long')} {formatSlashedDay(day.date)}
          </span>{' '}
          {!isPart && <ShownCount count={count} all={allOf(day).length} isFiltered={isFiltered} />}
        </p>
        {isFiltered && count > 0 && (
          <ArrowButton icon="x" onClick={showAll}>
            {t('filters.clear')}
          </ArrowButton>
        )}
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
                {t('schedule.elsewhere', { day: formatFullDay(elsewhere.day.date, i18n.language) })}
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
                <ScheduleItem key={entry.key} entry={entry} now={now} day={day.date} isLasting withGame />
              ))}
            </ol>
          )}
          {collapsible.length > 0 && (
            <EarlierButton
              count={collapsible.length}
              isOpen={isOpen}
              onToggle={() => setOpened({ isOpen: !isOpen, asked })}
            />
          )}
          {shown.length > 0 &&
            (order === 'time' ? (
              <HourList day={{ ...day, entries: shown }} now={now} />
            ) : (
              <Timetable day={{ ...day, entries: shown }} now={now} since={isOpen ? null : since} />
            ))}
        </>
      )}
    </div>
  );
}
