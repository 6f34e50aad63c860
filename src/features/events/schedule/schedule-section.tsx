import './texts.ts';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { isPart, isUnsaved, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { type DrawEntryAction, EntryAction } from '../../../domain/schedule/entry-action.ts';
import { type FestivalDay, readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { UnsavedNotice } from '../../../ui/states/unsaved-state.tsx';
import { PlaceProgramme } from './by-place/place-programme.tsx';
import { Schedule } from './schedule.tsx';

const NOTHING: readonly GameSchedule[] = [];

interface ScheduleSectionProps {
  readonly eventPath: string;
  /** The anchor for links within the page. */
  readonly id: string;
  /** Renders content next to each entry. It must be a stable function. */
  readonly beside?: DrawEntryAction | undefined;
  /** Renders what one can do with the schedule, or with the day that is shown. */
  readonly drawTools?: ((day: FestivalDay | undefined) => ReactNode) | undefined;
  /** For a screen that is read from a distance: each day by place, with a single filter. */
  readonly byPlace?: boolean;
  /** Whether to show a notice if the schedule could not be loaded. */
  readonly saysWhatIsMissing?: boolean;
  /** Content between the heading and the schedule. */
  readonly notice?: ReactNode;
  /** Content below the schedule. */
  readonly children?: ReactNode;
}

const nothing = () => null;

/** The games schedule of an event. Renders nothing without one (EVENT-11). */
export function ScheduleSection({
  eventPath,
  id,
  beside = nothing,
  drawTools,
  byPlace = false,
  saysWhatIsMissing = false,
  notice,
  children,
}: ScheduleSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const askOnceMore = useAskOnceMore();
  const answer = useAnswer(scheduleQuery(eventPath));
  const schedules = valueOr(answer, NOTHING);
  const programme = useMemo(() => readProgramme(schedules), [schedules]);
  if (saysWhatIsMissing && isUnsaved(answer)) {
    return (
      <div className="wrap section-tight">
        <UnsavedNotice title={t('unsaved.what.schedule')} reason={answer.reason} onAgain={askOnceMore} />
      </div>
    );
  }
  if (programme.days.length + programme.undated.length === 0) return null;
  return (
    <section id={id} className="section" aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHeading id={titleId} title={t('schedule.title')} />
        {notice}
        {byPlace ? (
          <PlaceProgramme eventPath={eventPath} beside={beside} instead={null} />
        ) : (
          <EntryAction value={beside}>
            <Schedule
              eventPath={eventPath}
              programme={programme}
              isPart={isPart(answer)}
              drawTools={drawTools}
            />
          </EntryAction>
        )}
        {children}
      </div>
    </section>
  );
}
