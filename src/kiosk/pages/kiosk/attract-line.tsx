import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#core/time/format/clock.ts';
import { completeAnswer, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { useDayRevision } from '../../../features/events/changes/use-day-revision.ts';
import {
  nowAndNext,
  readTimeline,
  type TimelineEntry,
} from '../../../features/events/now-next/now-and-next.ts';
import { setApart } from '../../../i18n/set-apart.ts';

const TURN_MS = 10_000;

/**
 * Shows what is on at an event and what comes next, one entry at a time, while nobody touches the screen. Empty before
 * and after the event.
 */
export function AttractLine({ eventPath }: { readonly eventPath: string }) {
  const { t, i18n } = useTranslation();
  // The day begins here, where a kiosk waits at night.
  useDayRevision(eventPath);
  const answer = completeAnswer(useAnswer(scheduleQuery(eventPath)));
  const schedules = valueOr(answer, []);
  const timeline = useMemo(() => readTimeline(schedules), [schedules]);
  const clock = useNow(TURN_MS);
  const found = clock === null ? null : nowAndNext(timeline, clock);
  if (clock === null || found === null) return null;
  const lines = [...found.now, ...found.next];
  const shown = lines[Math.floor(clock / TURN_MS) % lines.length];
  if (shown === undefined) return null;
  const what = { what: wordsOf(shown, i18n.dir()), time: formatTime(shown.from) };
  return <>{t(shown.from.at <= clock ? 'kiosk.onNow' : 'kiosk.onNext', what)}</>;
}

/** Each part keeps its own direction, and their order that of the page. */
function wordsOf({ game, title, place }: TimelineEntry, direction: 'ltr' | 'rtl'): string {
  return [game, title, place]
    .filter((part) => part !== '')
    .map((part) => setApart(part, direction))
    .join(', ');
}
