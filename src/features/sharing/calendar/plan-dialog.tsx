import './dialog-texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFileName } from '#core/calendar/file-name.ts';
import { planCalendarPath } from '#core/calendar/subscription-address.ts';
import { settings } from '#core/settings.ts';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { CalendarChoice } from './calendar-choice.ts';
import { CalendarForm } from './calendar-form.tsx';
import { entriesOfPlan } from './entries-of-plan.ts';
import { useCalendarWords } from './use-calendar-words.ts';

export interface PlanDialogProps {
  /** The saved items that are still on the schedule, as last seen. */
  readonly rows: readonly SavedRow[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Takes the saved entries of all events to a calendar. */
export function PlanDialog({ rows, isOpen, onClose, onClosed }: PlanDialogProps) {
  const { t } = useTranslation();
  const words = useCalendarWords();
  const client = useQueryClient();
  const { entries, parts } = useMemo(() => {
    const scheduleOf = (eventPath: string) => {
      const answer = client.getQueryData(scheduleQuery(eventPath).queryKey);
      // Fallback data is old and may be a part; the stars themselves are newer.
      if (answer === undefined || answer.isStandIn || answer.isPart) return undefined;
      return { schedules: answer.value, at: answer.at };
    };
    return entriesOfPlan(rows, scheduleOf, words);
  }, [client, rows, words]);
  const count = rows.filter(({ ref }) => ref.kind === 'entry').length;
  const choice: CalendarChoice = {
    id: 'plan',
    label: '',
    name: `${settings.productName}: ${t('calendar.plan')}`,
    entries,
    isIncomplete: entries.length < count,
    isBusy: true,
    isPlan: true,
    file: calendarFileName(settings.productSlug, 'plan'),
    subscription: (reminder) => planCalendarPath(parts, reminder),
  };
  return (
    <Modal open={isOpen} onClose={onClose} onClosed={onClosed} title={t('calendar.addPlan')}>
      <CalendarForm choices={[choice]} />
    </Modal>
  );
}
