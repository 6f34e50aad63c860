import '../texts.ts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMotion } from '../../../../data/preferences/motion.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/links/icon-button.tsx';
import styles from './timetable-frame.module.css';
import { useHiddenEdges } from './use-hidden-edges.ts';

interface TimetableFrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** How much of the frame one press scrolls: what was at the edge stays in sight. */
const STEP = 0.6;

/** The frame of a timetable that may be wider than the page: an edge that hides hours fades, with an arrow to them. */
export function TimetableFrame({ label, children }: TimetableFrameProps) {
  const { t } = useTranslation();
  const { isStill } = useMotion();
  const frame = useRef<HTMLElement>(null);
  const hidden = useHiddenEdges(frame);
  const scroll = (towards: 1 | -1) => {
    const element = frame.current;
    if (element === null) return;
    const step = element.clientWidth * STEP;
    const [from, most] = [Math.abs(element.scrollLeft), element.scrollWidth - element.clientWidth];
    // At the end of the day the pressed arrow disappears, so move the focus.
    if (towards > 0 ? from + step >= most : from <= step) element.focus({ preventScroll: true });
    // In a right-to-left script, a frame scrolls towards negative positions.
    const way = getComputedStyle(element).direction === 'rtl' ? -towards : towards;
    element.scrollBy({ left: way * step, behavior: isStill ? 'instant' : 'smooth' });
  };
  const edge = (towards: 1 | -1) => (
    <div className={classNames(styles.edge, towards > 0 ? styles.end : styles.start)}>
      <IconButton
        icon={towards > 0 ? 'arrow-right' : 'arrow-left'}
        label={t(towards > 0 ? 'schedule.laterHours' : 'schedule.earlierHours')}
        className={styles.arrow}
        onClick={() => scroll(towards)}
      />
    </div>
  );
  return (
    <div className={styles.around}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section ref={frame} className={styles.frame} aria-label={label} tabIndex={0}>
        {children}
      </section>
      {hidden.before && edge(-1)}
      {hidden.after && edge(1)}
    </div>
  );
}
