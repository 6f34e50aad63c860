import './filters/texts.ts';
import './texts.ts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullDay } from '#core/time/format/day.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { filterCount, NO_FILTER } from '../../../domain/schedule/entry-filter.ts';
import { allOf, type FestivalDay, type Programme } from '../../../domain/schedule/schedule-days.ts';
import { Tabs } from '../../../ui/disclosure/tabs.tsx';
import { useArePressesReplayed } from '../../../ui/hydration/use-are-presses-replayed.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { AskedEntryContext } from './asked-entry/asked-entry.ts';
import { GoneNote } from './asked-entry/gone-note.tsx';
import { useArrivalAtEntry } from './asked-entry/use-arrival-at-entry.ts';
import { DayLabel } from './day/day-label.tsx';
import { DayProgramme } from './day/day-programme.tsx';
import { dayToOpen, hasShown, type IsShown } from './day/day-to-open.ts';
import { UndatedEntries } from './day/undated-entries.tsx';
import { useLedToDay } from './filters/use-led-to-day.ts';
import styles from './schedule.module.css';
import { orderOf } from './schedule-choice.ts';
import { ScheduleControls } from './schedule-controls.tsx';
import { ScheduleKey } from './schedule-key.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import { UnknownNote } from './unknown-note.tsx';
import { useFilteredSchedule } from './use-filtered-schedule.ts';
import { useHeldHeight } from './use-held-height.ts';
import { useIsSettled } from './use-is-settled.ts';

/** "On now" may be out of date by this much. */
const LOOK_AT_CLOCK_EVERY_MS = 20_000;
const everything = () => true;

interface ScheduleProps {
  readonly eventPath: string;
  readonly programme: Programme;
  /** Only the entries that start first are loaded. */
  readonly isPart: boolean;
  /** Renders what one can do with the schedule, or with the day that is shown. */
  readonly drawTools?: ((day: FestivalDay | undefined) => ReactNode) | undefined;
}

/**
 * Day tabs, the schedule of the chosen day, and filters. Opens at the entry in the address, otherwise at today while the
 * event runs.
 */
export function Schedule({ eventPath, programme, isPart, drawTools }: ScheduleProps) {
  const { t, i18n } = useTranslation();
  const { days, undated } = programme;
  const clock = useNow(LOOK_AT_CLOCK_EVERY_MS);
  // The clock changes the day and its order: a star that was just pressed may be gone then.
  const now = useArePressesReplayed() ? clock : null;
  const schedule = useFilteredSchedule(eventPath, programme, isPart, now);
  const { today, asked, choice, choose } = schedule;
  const isSettled = useIsSettled(eventPath, isPart);
  const arrival = useArrivalAtEntry(asked, now !== null);
  const isShown: IsShown = (entry) => schedule.shown.has(entry);
  const shown = dayToOpen(days, choice.day, isShown, now);
  const order = orderOf(choice, shown !== undefined && shown === today);
  const isFiltered = filterCount(choice) > 0;
  const all = shown === undefined ? [] : allOf(shown);
  const counted = { number: all.filter(isShown).length, count: all.length };
  const line = shown && `${formatFullDay(shown.date, i18n.language)}: ${t('filters.shown', counted)}`;
  const led = useLedToDay(shown?.key, choice.day, line ?? '', now !== null);
  const tabs = useRef<HTMLDivElement>(null);
  const held = useHeldHeight<HTMLDivElement>(now !== null);
  /** The address does not name a day that would open anyway, so that it follows the calendar. */
  const named = (day: FestivalDay, fits: IsShown) => (dayToOpen(days, '', fits, now) === day ? '' : day.key);
  const goTo = (day: FestivalDay) => {
    choose({ day: named(day, isShown) });
    // The pressed button disappears, so move the focus.
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[days.indexOf(day)]?.focus();
  };
  const forgetUnknown = () => {
    choose({ game: choice.game, place: choice.place });
    // The pressed button disappears, so move the focus.
    held.current?.querySelector<HTMLElement>('[data-day]')?.focus();
  };
  /** Another day has nothing that starts later today. */
  const selectDay = (day: string) => choose(day === today?.key ? { day } : { day, ahead: '' });
  const fitting = dayToOpen(days, '', isShown, now);
  const draw = (day: FestivalDay) => (
    <DayProgramme
      day={day}
      isShown={isShown}
      isFiltered={isFiltered}
      order={order}
      now={now}
      isToday={day === today}
      isPart={isPart}
      onShowAll={() => choose({ ...NO_FILTER, day: named(day, everything) })}
      elsewhere={
        fitting !== undefined && fitting !== day && hasShown(fitting, isShown)
          ? { day: fitting, onGo: () => goTo(fitting) }
          : undefined
      }
    />
  );

  return (
    <AskedEntryContext value={arrival}>
      {drawTools && <ScheduleTools>{drawTools(shown)}</ScheduleTools>}
      <ScheduleControls
        options={schedule.options}
        counts={isPart ? null : schedule.counts}
        choice={choice}
        order={order}
        choose={choose}
      />
      <p aria-live="polite" className="visually-hidden">
        {isFiltered && led}
      </p>
      <div ref={held} className={now === null ? styles.unsettled : undefined}>
        <GoneNote isGone={asked.isGone} />
        <UnknownNote names={schedule.unknown} isKnown={isSettled} onShowAll={forgetUnknown} />
        {days.length > 1 && (
          <Tabs
            label={t('schedule.day')}
            look="block"
            listRef={tabs}
            keep="selected"
            listClassName={styles.days}
            selected={shown?.key}
            onSelect={selectDay}
            tabs={days.map((day) => ({
              id: day.key,
              label: <DayLabel date={day.date} isToday={day === today} isShown={day === shown} />,
              panel: draw(day),
            }))}
          />
        )}
        {days.length === 1 && shown !== undefined && (
          <>
            <p className={styles.onlyDay}>{formatFullDay(shown.date, i18n.language)}</p>
            {draw(shown)}
          </>
        )}
      </div>
      {today !== undefined && today !== shown && (
        <ArrowButton icon="clock" onClick={() => goTo(today)}>
          {t('schedule.toToday')}
        </ArrowButton>
      )}
      <UndatedEntries entries={undated} isShown={isShown} />
      <ScheduleKey at={days.flatMap(allOf)[0]?.from.at} now={now} />
    </AskedEntryContext>
  );
}
