import './texts.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { type DrawEntryAction, EntryAction } from '../../../domain/schedule/entry-action.ts';
import { allOf, dayAt, readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { Tabs } from '../../../ui/disclosure/tabs.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { DayLabel } from './day-label.tsx';
import { groupByPlace } from './entries-by-place.ts';
import styles from './place-programme.module.css';
import { PlaceRow } from './place-row.tsx';
import { NO_CHOICE } from './schedule-choice.ts';
import { UndatedEntries } from './undated-entries.tsx';

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

/** An event's schedule by day and place. Opens at today while the event runs, otherwise at its first day. */
export function PlaceProgramme({ eventPath, beside, instead }: PlaceProgrammeProps) {
  const { t } = useTranslation();
  const schedules = valueOr(useAnswer(scheduleQuery(eventPath)), NOTHING);
  const { days, undated } = useMemo(() => readProgramme(schedules), [schedules]);
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const today = now === null ? undefined : dayAt(days, now);
  const shown = days.find(({ key }) => key === chosen) ?? today ?? days[0];
  const beneath = <UndatedEntries entries={undated} choice={NO_CHOICE} />;
  if (shown === undefined) {
    return undated.length === 0 ? instead : <EntryAction value={beside}>{beneath}</EntryAction>;
  }
  return (
    <EntryAction value={beside}>
      <Tabs
        label={t('schedule.day')}
        look="block"
        keep="selected"
        listClassName={styles.days}
        selected={shown.key}
        onSelect={setChosen}
        tabs={days.map((day) => ({
          id: day.key,
          label: <DayLabel date={day.date} isToday={day === today} isShown={day === shown} />,
          panel: groupByPlace(allOf(day)).map(({ place, entries }) => (
            <section key={place} className={styles.place}>
              <h3 className={styles.name}>
                {place ? <ProviderText>{place}</ProviderText> : t('schedule.placeOpen')}
              </h3>
              <ol className={styles.rows}>
                {entries.map((entry) => (
                  <PlaceRow
                    key={entry.id}
                    entry={entry}
                    day={day.lasting.includes(entry) ? day.date : undefined}
                    now={now}
                  />
                ))}
              </ol>
            </section>
          )),
        }))}
      />
      {beneath}
    </EntryAction>
  );
}
