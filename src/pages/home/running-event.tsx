import { isKiosk } from '../../data/is-kiosk.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { NowNext } from '../../features/now-next/now-next.tsx';
import { scheduleQuery } from '../../features/now-next/queries.ts';
import { NIGHT_MS } from './event-choice.ts';
import styles from './running-event.module.css';
import { useChosenEvents } from './use-chosen-events.ts';

/** What is on now and next, while an event runs. */
export function RunningEvent() {
  const { running } = useChosenEvents(NIGHT_MS);
  if (running === undefined || running.readMorePath === '') return null;
  return (
    <div className={styles.now}>
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
