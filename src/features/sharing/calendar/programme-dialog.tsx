import './dialog-texts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFileName } from '#core/calendar/file-name.ts';
import { eventCalendarPath, planCalendarPath } from '#core/calendar/subscription-address.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { isPart, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import { useSavedKeys } from '../../../data/saved/saved-keys.ts';
import { savedKey } from '../../../data/saved/saved-ref.ts';
import { allOf, type FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { CalendarChoice } from './calendar-choice.ts';
import { CalendarForm } from './calendar-form.tsx';
import { type CalendarSession, entriesOfSchedule } from './entries-of-schedule.ts';
import { eventOfSite } from './event-of-site.ts';
import { FirstPartNote } from './first-part-note.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

export interface ProgrammeDialogProps {
  readonly eventPath: string;
  readonly eventName: string;
  /** The one that is shown; undefined if the schedule has no days. */
  readonly day: FestivalDay | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const NOTHING: readonly GameSchedule[] = [];

/** Takes a schedule to a calendar: all of it, the day that is shown, or what the visitor has saved of it. */
export function ProgrammeDialog({
  eventPath,
  eventName,
  day,
  isOpen,
  onClose,
  onClosed,
}: ProgrammeDialogProps) {
  const { t, i18n } = useTranslation();
  const words = useCalendarWords();
  const savedKeys = useSavedKeys();
  const answer = useAnswer(scheduleQuery(eventPath));
  const schedules = valueOr(answer, NOTHING);
  const at = answer.state === 'success' && Number.isFinite(answer.at) ? answer.at : serverNow();
  const sessions = useMemo(
    () => entriesOfSchedule(schedules, eventOfSite(eventPath, eventName, words), at),
    [schedules, eventPath, eventName, words, at],
  );
  const choiceOf = (
    id: string,
    label: string,
    chosen: readonly CalendarSession[],
    rest: Pick<CalendarChoice, 'name' | 'isPlan' | 'file' | 'subscription'>,
  ): CalendarChoice => {
    const entries = chosen.flatMap(({ entry }) => entry ?? []);
    return { id, label, entries, isIncomplete: entries.length < chosen.length, isBusy: rest.isPlan, ...rest };
  };
  const name = eventName || eventPath;
  const idsOfDay = new Set(day === undefined ? [] : allOf(day).map(({ id }) => id));
  const ofDay = sessions.filter(({ id }) => idsOfDay.has(id));
  const saved = sessions.filter(({ id }) => savedKeys.has(savedKey({ kind: 'entry', eventPath, id })));
  const whole = choiceOf('whole', t('calendar.whole'), sessions, {
    name,
    isPlan: false,
    file: calendarFileName(eventPath),
    subscription: (reminder) => eventCalendarPath(eventPath, reminder),
  });
  const choices: [CalendarChoice, ...CalendarChoice[]] = [whole];
  if (day !== undefined && ofDay.length > 0 && ofDay.length < sessions.length)
    choices.push(
      choiceOf('day', t('calendar.day', { day: formatFullDay(day.date, i18n.language) }), ofDay, {
        name,
        isPlan: false,
        file: calendarFileName(eventPath, day.key),
        subscription: null,
      }),
    );
  if (saved.length > 0)
    choices.push(
      choiceOf('saved', t('calendar.saved'), saved, {
        name: `${name}: ${t('calendar.plan')}`,
        isPlan: true,
        file: calendarFileName(eventPath, 'plan'),
        subscription: (reminder) =>
          planCalendarPath([{ eventPath, keys: saved.map(({ key }) => key) }], reminder),
      }),
    );
  return (
    <Modal open={isOpen} onClose={onClose} onClosed={onClosed} title={t('calendar.add')}>
      {isPart(answer) ? <FirstPartNote /> : <CalendarForm choices={choices} />}
    </Modal>
  );
}
