import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, valueOr, wholeAnswer } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { clockTime } from '../../../features/events/now-next/entry-line.tsx';
import {
  nowAndNext,
  readTimeline,
  type TimelineEntry,
} from '../../../features/events/now-next/now-and-next.ts';

const TURN_MS = 10_000;

/**
 * Shows what is on at an event and what comes next, one entry at a time, while nobody touches the screen. Empty before
 * and after the event.
 */
export function AttractLine({ eventPath }: { readonly eventPath: string }) {
  const { t } = useTranslation();
  const answer = wholeAnswer(useAnswer(scheduleQuery(eventPath)));
  const schedules = valueOr(answer, []);
  const timeline = useMemo(() => readTimeline(schedules), [schedules]);
  const clock = useNow(TURN_MS);
  const found = clock === null ? null : nowAndNext(timeline, clock);
  if (clock === null || found === null) return null;
  const lines = [...found.now, ...found.next];
  const shown = lines[Math.floor(clock / TURN_MS) % lines.length];
  if (shown === undefined) return null;
  const what = { what: wordsOf(shown), time: clockTime(shown.from) };
  return <>{t(shown.from.at <= clock ? 'kiosk.onNow' : 'kiosk.onNext', what)}</>;
}

function wordsOf({ game, title, place }: TimelineEntry): string {
  return [game, title, place].filter((part) => part !== '').join(', ');
}
