import './texts.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullDay } from '#core/time/format/day.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { allOf, dayAt, type FestivalDay, type Programme } from '../../../domain/schedule/schedule-days.ts';
import { Tabs } from '../../../ui/disclosure/tabs.tsx';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { AskedEntryContext } from './asked-entry/asked-entry.ts';
import { GoneNote } from './asked-entry/gone-note.tsx';
import { useArrivalAtEntry } from './asked-entry/use-arrival-at-entry.ts';
import { useAskedEntry } from './asked-entry/use-asked-entry.ts';
import { DayLabel } from './day-label.tsx';
import { DayProgramme } from './day-programme.tsx';
import { dayToOpen, hasChosen } from './day-to-open.ts';
import styles from './schedule.module.css';
import { choiceShowing, orderOf, type ScheduleChoice, scheduleOptions } from './schedule-choice.ts';
import { ScheduleControls } from './schedule-controls.tsx';
import { ScheduleKey } from './schedule-key.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import { UndatedEntries } from './undated-entries.tsx';
import { UnknownNote } from './unknown-note.tsx';
import { useHeldHeight } from './use-held-height.ts';
import { useIsSettled } from './use-is-settled.ts';
import { useScheduleChoice } from './use-schedule-choice.ts';

/** "On now" may be out of date by this much. */
const LOOK_AT_CLOCK_EVERY_MS = 20_000;

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
  const options = useMemo(() => scheduleOptions(programme), [programme]);
  const [written, write, unknown] = useScheduleChoice(days, options);
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const today = now === null ? undefined : dayAt(days, now);
  const isSettled = useIsSettled(eventPath, isPart);
  const asked = useAskedEntry(eventPath, programme, isPart);
  const dayOfAsked = asked.days.find((day) => day === today) ?? asked.days[0];
  const choice = asked.entry ? choiceShowing(asked.entry, dayOfAsked?.key ?? '', written) : written;
  const arrival = useArrivalAtEntry(asked, now !== null);
  const shown = dayToOpen(days, choice, now);
  const order = orderOf(choice, shown !== undefined && shown === today);
  const tabs = useRef<HTMLDivElement>(null);
  const held = useHeldHeight<HTMLDivElement>(now !== null);
  /** The address does not name a day that would open anyway, so that it follows the calendar. */
  const named = (day: FestivalDay, rest: ScheduleChoice) =>
    dayToOpen(days, { ...rest, day: '' }, now) === day ? '' : day.key;
  // What the entry in the address has set goes on to apply beside the visitor's own choice.
  const choose = (change: Partial<ScheduleChoice>) => write(asked.entry ? { ...choice, ...change } : change);
  const goTo = (day: FestivalDay) => {
    choose({ day: named(day, choice) });
    // The pressed button disappears, so move the focus.
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[days.indexOf(day)]?.focus();
  };
  const showAllOf = (day: FestivalDay) => {
    const all = { game: '', place: '' };
    choose({ ...all, day: named(day, { ...choice, ...all }) });
  };
  const forgetUnknown = () => {
    choose({ game: choice.game, place: choice.place });
    // The pressed button disappears, so move the focus.
    held.current?.querySelector<HTMLElement>('[data-day]')?.focus();
  };
  const fitting = dayToOpen(days, { ...choice, day: '' }, now);
  const draw = (day: FestivalDay) => (
    <DayProgramme
      day={day}
      choice={choice}
      order={order}
      now={now}
      isToday={day === today}
      isPart={isPart}
      onShowAll={() => showAllOf(day)}
      elsewhere={
        fitting !== undefined && fitting !== day && hasChosen(fitting, choice)
          ? { day: fitting, onGo: () => goTo(fitting) }
          : undefined
      }
    />
  );

  return (
    <AskedEntryContext value={arrival}>
      {drawTools && <ScheduleTools>{drawTools(shown)}</ScheduleTools>}
      <ScheduleControls options={options} choice={choice} order={order} choose={choose} />
      <div ref={held} className={now === null ? styles.unsettled : undefined}>
        <GoneNote isGone={asked.isGone} />
        <UnknownNote names={unknown} isKnown={isSettled} onShowAll={forgetUnknown} />
        {days.length > 1 && (
          <Tabs
            label={t('schedule.day')}
            look="block"
            listRef={tabs}
            keep="selected"
            listClassName={styles.days}
            selected={shown?.key}
            onSelect={(day) => choose({ day })}
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
      <UndatedEntries entries={undated} choice={choice} />
      <ScheduleKey at={days.flatMap(allOf)[0]?.from.at} now={now} />
    </AskedEntryContext>
  );
}
