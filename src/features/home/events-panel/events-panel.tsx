import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMotion } from '../../../data/preferences/motion.ts';
import { runsOn } from '../../../domain/schedule/runs-at.ts';
import { useEventDay } from '../../../domain/schedule/use-event-day.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { RotationControls } from '../../../ui/rotation/rotation-controls.tsx';
import { Stack } from '../../../ui/rotation/stack.tsx';
import { useRotation } from '../../../ui/rotation/use-rotation.ts';
import { EventWords } from './event-words.tsx';
import styles from './events-panel.module.css';
import type { PanelEvent } from './panel-event.ts';

/** How long an event is shown (section 9). */
export const ROTATE_EVERY_MS = 5000;

interface EventsPanelProps {
  readonly events: readonly PanelEvent[];
  /** Added to the registration link once it is known. */
  readonly trackingString: string | null;
  /** What the news button opens below the panel, for the current event. */
  readonly news: (eventId: string, onClose: () => void) => ReactNode;
  /** Content below the events, such as the age of the answer. */
  readonly children?: ReactNode;
}

/**
 * The upcoming events, one at a time, with a picture that reaches the edge of the window (section 4, Home events
 * panel). The arrows have ends, the timer wraps around (reading Q-15). It stops while news are open, so that they stay
 * with their event. Renders nothing without events.
 */
export function EventsPanel(props: EventsPanelProps) {
  // The rotation must mount with the events, which may arrive later than the page.
  return props.events.length === 0 ? null : <Panel {...props} />;
}

function Panel({ events, trackingString, news, children }: EventsPanelProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const newsId = useId();
  const [newsOf, setNewsOf] = useState<string | null>(null);
  const motion = useMotion();
  const today = useEventDay();
  const isOpen = newsOf !== null;
  const block = useRef<HTMLElement>(null);
  const newsBox = useRef<HTMLDivElement>(null);
  const closeNews = useCallback(() => {
    // The focused close button disappears, so focus returns to the button that opened the news.
    if (newsBox.current?.contains(document.activeElement))
      block.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus({ preventScroll: true });
    setNewsOf(null);
  }, []);
  const { index, step, ref } = useRotation<HTMLDivElement>({
    count: events.length,
    everyMs: ROTATE_EVERY_MS,
    isStill: motion.isStill || isOpen,
  });
  return (
    <section ref={block} className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading title={t('eventsPanel.title')} id={headingId} />
        <div ref={ref} className={styles.panel}>
          <Stack entries={events} index={index} className={styles.words}>
            {(view) => (
              <EventWords
                view={view}
                isToday={today !== null && runsOn(view.event, today)}
                trackingString={trackingString}
                newsId={newsId}
                isNewsOpen={newsOf === view.event.id}
                onNews={() => setNewsOf((open) => (open === view.event.id ? null : view.event.id))}
              />
            )}
          </Stack>
          <div className={styles.controls}>
            <RotationControls
              index={index}
              count={events.length}
              labels={{ previous: t('eventsPanel.previous'), next: t('eventsPanel.next') }}
              nameOf={(at) => events[at]?.event.name ?? ''}
              motion={motion}
              onStep={(to) => {
                setNewsOf(null);
                step(to);
              }}
            />
            <ArrowLink to={paths.events()}>{t('eventsPanel.all')}</ArrowLink>
          </div>
          <Stack entries={events} index={index} isSparse className={styles.pictures}>
            {(view) => (
              <Picture
                src={view.picture}
                alt=""
                width={1600}
                height={900}
                className={styles.picture}
                imageClassName={styles.image}
              />
            )}
          </Stack>
        </div>
        <div ref={newsBox} id={newsId}>
          {newsOf !== null && news(newsOf, closeNews)}
        </div>
        {children}
      </div>
    </section>
  );
}
