import { useAnswer } from '../../data/answers/use-answer.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { upcomingEventsQuery } from '../../domain/events/event-lists-query.ts';
import { scheduleQuery } from '../../domain/schedule/schedule-query.ts';
import { NowNext } from '../../features/events/now-next/now-next.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWasPrerendered } from '../../ui/hydration/use-was-prerendered.ts';
import { NIGHT_MS } from './event-choice.ts';
import styles from './running-event.module.css';
import { useChosenEvents } from './use-chosen-events.ts';

/**
 * Shows what is on now and next while an event runs. After a link the page stays hidden until it is known whether one
 * runs, or for a moment at most; otherwise its content would visibly shift down.
 */
export function RunningEvent() {
  const cameReady = useWasPrerendered();
  const { state } = useAnswer(upcomingEventsQuery);
  const { running } = useChosenEvents(NIGHT_MS);
  if (state === 'loading' && !cameReady) return <div className={styles.awaited} />;
  if (running === undefined || running.readMorePath === '') return null;
  return (
    <div className={classNames(styles.now, !cameReady && styles.byLink)}>
      <NowNext
        key={running.readMorePath}
        eventPath={running.readMorePath}
        eventName={running.name}
        look={isKiosk() ? 'board' : 'strip'}
        isExpected
      >
        <LazyAgeNote query={scheduleQuery(running.readMorePath)} />
      </NowNext>
    </div>
  );
}
