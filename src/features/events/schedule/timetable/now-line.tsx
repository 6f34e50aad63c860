import { type CSSProperties, useEffect, useRef } from 'react';
import type { EventMoment } from '#core/time/event-moment.ts';
import { formatTime } from '#core/time/format/clock.ts';
import styles from './timetable.module.css';

interface NowLineProps {
  /** The position in the timetable, 0 to 1. */
  readonly fraction: number;
  /** Where the present hour begins, likewise. */
  readonly hourFraction: number;
  readonly moment: EventMoment;
}

/** Marks the present moment in the timetable. It renders only after mount, so it may use an inline style. */
export function NowLine({ fraction, hourFraction, moment }: NowLineProps) {
  const line = useRef<HTMLDivElement>(null);

  // A long day overflows its frame. Scrolls the frame, not the page, to the present moment.
  useEffect(() => {
    const frame = line.current?.closest('section');
    if (!line.current || !frame) return;
    const [here, around] = [line.current.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy?.({ left: here.left - (around.left + around.width / 2), behavior: 'instant' });
  }, []);

  return (
    <div
      className={styles.nowTrack}
      aria-hidden="true"
      style={{ '--now-at': percent(fraction), '--now-hour': percent(hourFraction) } as CSSProperties}
    >
      <div ref={line} className={styles.nowLine} />
      <span className={styles.nowTime} translate="no">
        <bdi dir="ltr">{formatTime(moment)}</bdi>
      </span>
    </div>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;
