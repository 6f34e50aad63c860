import '../texts.ts';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { isPart, useAnswer, valueOr } from '../../../../data/answers/use-answer.ts';
import { useNow } from '../../../../data/visit/use-now.ts';
import { type DrawEntryAction, EntryAction } from '../../../../domain/schedule/entry-action.ts';
import { dayAt, readProgramme } from '../../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../../domain/schedule/schedule-query.ts';
import { Tabs } from '../../../../ui/disclosure/tabs.tsx';
import { AskedEntryContext } from '../asked-entry/asked-entry.ts';
import { GoneNote } from '../asked-entry/gone-note.tsx';
import { useArrivalAtEntry } from '../asked-entry/use-arrival-at-entry.ts';
import { useAskedEntry } from '../asked-entry/use-asked-entry.ts';
import { DayLabel } from '../day/day-label.tsx';
import { UndatedEntries } from '../day/undated-entries.tsx';
import { FilterToggle } from '../filters/filter-toggle.tsx';
import { StepFreeHint } from '../filters/step-free-hint.tsx';
import { DayByPlace } from './day-by-place.tsx';
import styles from './place-programme.module.css';
import { useStepFreeOnly } from './use-step-free-only.ts';

/** "On now" may be out of date by this much. */
const LOOK_AT_CLOCK_EVERY_MS = 20_000;
const NOTHING: readonly GameSchedule[] = [];

interface PlaceProgrammeProps {
  readonly eventPath: string;
  /** Renders content next to each entry. It must be a stable function. */
  readonly beside: DrawEntryAction;
  /** Shown if the event has no schedule. */
  readonly instead: ReactNode;
}

/**
 * An event's schedule by day and place. Opens at today while the event runs, otherwise at its first day. Its one filter
 * is for those who cannot use steps.
 */
export function PlaceProgramme({ eventPath, beside, instead }: PlaceProgrammeProps) {
  const { t } = useTranslation();
  const hint = useId();
  const answer = useAnswer(scheduleQuery(eventPath));
  const schedules = valueOr(answer, NOTHING);
  const programme = useMemo(() => readProgramme(schedules), [schedules]);
  const { days, undated } = programme;
  const [chosen, setChosen] = useState({ day: '', asked: '' });
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const today = now === null ? undefined : dayAt(days, now);
  const asked = useAskedEntry(eventPath, programme, isPart(answer));
  const arrival = useArrivalAtEntry(asked, now !== null);
  const stepFree = useStepFreeOnly(eventPath, programme, asked.entry);
  const { isShown } = stepFree;
  const askedId = asked.entry?.id ?? '';
  // The day the visitor chose holds until a link asks for another entry.
  const ofAsked = asked.days.find((day) => day === today) ?? asked.days[0];
  const wanted = chosen.asked === askedId ? days.find(({ key }) => key === chosen.day) : undefined;
  const shown = wanted ?? ofAsked ?? today ?? days[0];
  const beneath = <UndatedEntries entries={undated} isShown={isShown} />;
  if (shown === undefined) {
    return undated.length === 0 ? instead : <EntryAction value={beside}>{beneath}</EntryAction>;
  }
  const toggleStepFree = () => {
    // The address no longer names an entry, but its day goes on to be shown.
    setChosen({ day: shown.key, asked: '' });
    stepFree.toggle();
  };
  const rows = (
    <>
      <GoneNote isGone={asked.isGone} />
      {stepFree.isOffered && (
        <div className={styles.filter}>
          <FilterToggle
            label={t('venue.access.stepFree')}
            isOn={stepFree.isOn}
            count={isPart(answer) ? null : stepFree.count}
            onToggle={toggleStepFree}
            hint={hint}
          />
          <StepFreeHint id={hint} unknown={isPart(answer) ? null : stepFree.unknown} />
        </div>
      )}
      <Tabs
        label={t('schedule.day')}
        look="block"
        keep="selected"
        listClassName={styles.days}
        selected={shown.key}
        onSelect={(day) => setChosen({ day, asked: askedId })}
        tabs={days.map((day) => ({
          id: day.key,
          label: <DayLabel date={day.date} isToday={day === today} isShown={day === shown} />,
          panel: <DayByPlace day={day} isShown={isShown} now={now} />,
        }))}
      />
      {beneath}
    </>
  );
  return (
    <EntryAction value={beside}>
      <AskedEntryContext value={arrival}>{rows}</AskedEntryContext>
    </EntryAction>
  );
}
