import { useAnswer } from '../../data/answers/use-answer.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { upcomingEventsQuery } from '../../domain/events/event-lists-query.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { NIGHT_MS } from '../../features/events/leading-events/event-choice.ts';
import { useChosenEvents } from '../../features/events/leading-events/use-chosen-events.ts';
import { NowBand } from '../../features/events/now-next/now-band.tsx';
import { NowBoard } from '../../features/events/now-next/now-board.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { useWasPrerendered } from '../../ui/hydration/use-was-prerendered.ts';
import styles from './running-event.module.css';

/**
 * Shows what is on now while an event runs. After a link, what follows it stays hidden until it is known whether one
 * runs, or for a moment at most; otherwise its content would visibly shift down.
 */
export function RunningEvent() {
  const wasPrerendered = useWasPrerendered();
  const { state } = useAnswer(upcomingEventsQuery);
  const { running } = useChosenEvents(NIGHT_MS);
  if (state === 'loading' && !wasPrerendered) return <div className={styles.awaited} />;
  if (running === undefined || running.readMorePath === '') return null;
  const { name, readMorePath } = running;
  const Now = isKiosk() ? NowBoard : NowBand;
  return (
    <div className={wasPrerendered ? undefined : styles.byLink}>
      <Now key={readMorePath} eventPath={readMorePath} eventName={name} isExpected>
        <LazyAgeNote query={scheduleQuery(readMorePath)} />
      </Now>
    </div>
  );
}
