import { isKiosk } from '../../data/is-kiosk.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { upcomingEventsQuery } from '../../features/event-lists/queries.ts';
import { NowNext } from '../../features/now-next/now-next.tsx';
import { scheduleQuery } from '../../features/now-next/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { useCameReady } from '../../ui/use-came-ready.ts';
import { NIGHT_MS } from './event-choice.ts';
import styles from './running-event.module.css';
import { useChosenEvents } from './use-chosen-events.ts';

/**
 * What is on now and next, while an event runs. Who comes by a link sees the page once it is known whether one does, or
 * after a moment: it would be pushed down before their eyes.
 */
export function RunningEvent() {
  const cameReady = useCameReady();
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
        <LateAgeNote query={scheduleQuery(running.readMorePath)} />
      </NowNext>
    </div>
  );
}
