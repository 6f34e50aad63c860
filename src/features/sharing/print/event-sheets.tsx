import './texts.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { decoded } from '#core/text/decoded.ts';
import {
  completeAnswer,
  isPart,
  isUnknown,
  isUnsaved,
  useAnswer,
  valueOr,
} from '../../../data/answers/use-answer.ts';
import { useAnsweredAt } from '../../../data/answers/use-answered-at.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { eventQuery } from '../../../domain/events/event-query.ts';
import { readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { UnsavedState } from '../../../ui/states/unsaved-state.tsx';
import { paperDays } from './paper-days.ts';
import { type PlanItem, planDays } from './plan-days.ts';
import { PrintView } from './print-view.tsx';
import type { SheetFacts } from './sheet/sheet-facts.ts';

interface EventSheetsProps {
  readonly eventPath: string;
  /** The saved sessions of this event; null while they load. */
  readonly plan: readonly PlanItem[] | null;
  /** Where its places are, if there is a plan of its venue. */
  readonly venuePlan?: ReactNode;
}

/** The sheets of an event, made from what this device has of it. */
export function EventSheets({ eventPath, plan, venuePlan }: EventSheetsProps) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const event = valueOr<EventDetail | null>(useAnswer(eventQuery(eventPath)), null);
  const answer = useAnswer(scheduleQuery(eventPath));
  const at = useAnsweredAt(scheduleQuery(eventPath));
  const whole = completeAnswer(answer);
  const schedules = whole.state === 'success' ? whole.value : null;
  const all = useMemo(() => schedules && paperDays(readProgramme(schedules)), [schedules]);
  const planned = useMemo(() => plan && planDays(plan.map((item) => withoutEvent(item))), [plan]);
  const facts = useMemo(
    (): SheetFacts => ({
      name: event?.name || decoded(eventPath),
      isProviderName: true,
      days: { startDate: event?.startDate ?? '', endDate: event?.endDate ?? '' },
      place: [...new Set([event?.location ?? '', event?.address ?? ''])].filter(Boolean).join(', '),
      at,
      path: paths.event(eventPath),
      zoneAt: all?.[0]?.entries[0]?.from?.at ?? null,
    }),
    [event, eventPath, at, all],
  );
  if (isUnsaved(answer))
    return <UnsavedState title={t('unsaved.what.schedule')} reason={answer.reason} onAgain={askOnceMore} />;
  // The server says that there is none.
  const none = isUnknown(answer) ? [] : all;
  return (
    <>
      {isPart(answer) && <Notice look="line">{t('ui.firstPart')}</Notice>}
      <PrintView
        facts={facts}
        days={{ pocket: none, doors: none, large: none, plan: planned }}
        venuePlan={venuePlan}
      />
    </>
  );
}

/** The head of the sheet names the event already. */
function withoutEvent(item: PlanItem): PlanItem {
  return item.details === null ? item : { ...item, details: { ...item.details, event: '' } };
}
