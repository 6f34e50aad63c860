import './texts.ts';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { useTrackingString } from '../../../data/visit/tracking.ts';
import { runsOn } from '../../../domain/schedule/runs-at.ts';
import { useEventDay } from '../../../domain/schedule/use-event-day.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useGrowingCount } from '../../../ui/hydration/use-growing-count.ts';
import { useWasPrerendered } from '../../../ui/hydration/use-was-prerendered.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { UpcomingEvent } from './upcoming-event.tsx';
import styles from './upcoming-events.module.css';

interface UpcomingEventsProps {
  readonly events: readonly ListedEvent[];
  /** The page's name as the provider calls it. */
  readonly pageName: string;
  /** Returns content next to each event's links. */
  readonly actionOf?: ((event: ListedEvent) => ReactNode) | undefined;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** Far more than there usually are. */
const PORTION = 50;

/** The upcoming events: the first one large, the others in rows. Renders nothing when there are none. */
export function UpcomingEvents({ events, pageName, actionOf, children }: UpcomingEventsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const hasButtons = events.some(({ button }) => button.text !== '');
  const trackingString = useTrackingString(pageName, hasButtons ? SITE_EVENT_ID : '');
  const today = useEventDay();
  const count = useGrowingCount(events.length, PORTION);
  if (events.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <SectionHeading title={t('events.upcoming')} id={headingId} />
      <ol className={styles.list}>
        {Array.from({ length: Math.ceil(count / PORTION) }, (_, portion) => (
          <Portion
            // biome-ignore lint/suspicious/noArrayIndexKey: portions have no other key than their position
            key={portion}
            from={portion * PORTION}
            events={events}
            today={today}
            trackingString={trackingString}
            actionOf={actionOf}
          />
        ))}
      </ol>
      {children}
    </section>
  );
}

interface PortionProps extends Pick<UpcomingEventsProps, 'events' | 'actionOf'> {
  readonly from: number;
  readonly today: string | null;
  readonly trackingString: string | null;
}

/** Memoized, so that rendered portions do not re-render when another one follows. */
const Portion = memo(({ events, from, today, trackingString, actionOf }: PortionProps) => {
  const wasPrerendered = useWasPrerendered();
  const areFar = wasPrerendered || from > 0;
  return events.slice(from, from + PORTION).map((event, place) => {
    const index = from + place;
    return (
      <li key={`${event.id} ${index}`} className={classNames(styles.item, areFar && index > 0 && 'far')}>
        <UpcomingEvent
          event={event}
          isLeading={index === 0}
          isToday={today !== null && runsOn(event, today)}
          trackingString={trackingString}
          action={actionOf?.(event)}
        />
      </li>
    );
  });
});
