import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/event-list.ts';
import { useTrackingString } from '../../data/tracking.ts';
import { classNames } from '../../ui/class-names.ts';
import { FIRST_SIGHT_ID } from '../../ui/first-sight.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { UpcomingEvent } from './upcoming-event.tsx';
import styles from './upcoming-events.module.css';

/** Pages that belong to no event report their visit under this one, as home does (section 7). */
const NO_EVENT_ID = '1';

interface UpcomingEventsProps {
  readonly events: readonly ListedEvent[];
  /** The page as the provider calls it. */
  readonly pageName: string;
  /** Beside each event's ways on. */
  readonly actionOf?: ((event: ListedEvent) => ReactNode) | undefined;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** The events to come: the first one large, the others in rows. Nothing without any. */
export function UpcomingEvents({ events, pageName, actionOf, children }: UpcomingEventsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const hasButtons = events.some(({ button }) => button.text !== '');
  const trackingString = useTrackingString(pageName, hasButtons ? NO_EVENT_ID : '');
  if (events.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <SectionHeading title={t('events.upcoming')} id={headingId} />
      <ol className={styles.list}>
        {events.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or given twice
            key={`${event.id} ${index}`}
            id={index === 0 ? FIRST_SIGHT_ID : undefined}
            className={classNames(styles.item, index > 0 && 'far')}
          >
            <UpcomingEvent
              event={event}
              isLeading={index === 0}
              trackingString={trackingString}
              action={actionOf?.(event)}
            />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
