import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Venue, VenuePlace } from '#content/venues/venue.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { VenueDrawing } from './venue-drawing.tsx';
import styles from './venue-plan.module.css';

/** How much larger than at first the plan is drawn; the classes `zoom0` to `zoom2` hold the sizes. */
const CLOSEST = 2;

interface VenuePlanProps {
  readonly venue: Venue;
  /** The place that the address asks for. It is brought into view. */
  readonly marked: VenuePlace | null;
}

/**
 * The plan of a venue. It is an ordinary scrolling box, so that fingers, keys and wheel move it as they move everything
 * else; the buttons draw it larger, and two fingers enlarge it as they enlarge the page. It stands in the prerendered
 * page and needs no script to be read.
 */
export function VenuePlan({ venue, marked }: VenuePlanProps) {
  const { t } = useTranslation();
  const { isStill } = useMotion();
  const box = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(0);
  const { name, plan } = venue;

  // biome-ignore lint/correctness/useExhaustiveDependencies: zooming keeps in view what is marked
  useEffect(() => {
    const view = box.current;
    if (view === null || marked === null) return;
    view.scrollTo({
      left: (marked.at.x / plan.width) * view.scrollWidth - view.clientWidth / 2,
      top: (marked.at.y / plan.height) * view.scrollHeight - view.clientHeight / 2,
      behavior: isStill ? 'instant' : 'smooth',
    });
  }, [marked, plan, isStill, zoom]);

  return (
    <div className={styles.frame}>
      {/* West is on the left in every language. */}
      <section
        ref={box}
        dir="ltr"
        className={styles.view}
        aria-label={t('venue.plan', { venue: name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        <VenueDrawing venue={venue} marked={marked} className={styles[`zoom${zoom}`]} />
      </section>
      <div className={styles.buttons}>
        <IconButton
          icon="plus"
          label={t('venue.zoomIn')}
          aria-disabled={zoom === CLOSEST}
          onClick={() => setZoom(Math.min(CLOSEST, zoom + 1))}
        />
        <IconButton
          icon="minus"
          label={t('venue.zoomOut')}
          aria-disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        />
      </div>
    </div>
  );
}
