import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useWasPrerendered } from '../../../ui/hydration/use-was-prerendered.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { embedAddress } from './embed-address.ts';
import { newestFirst } from './newest-first.ts';
import { PreviousEvent } from './previous-event.tsx';
import styles from './previous-events.module.css';
import { PreviousFilm } from './previous-film.tsx';

interface Entry {
  readonly event: ListedEvent;
  /** The film's address; null for an event with a picture. */
  readonly film: string | null;
}

interface PreviousEventsProps {
  readonly events: readonly ListedEvent[];
  /** Returns content next to each event's link. */
  readonly actionOf?: ((event: ListedEvent) => ReactNode) | undefined;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** More than there usually are. */
const LAID_OUT_AT_ONCE = 50;

/** The past events with picture or film. Other kinds are left out (reading Q-74, EVENTS-09). */
export function PreviousEvents({ events, actionOf, children }: PreviousEventsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const wasPrerendered = useWasPrerendered();
  const shown = newestFirst(events).flatMap((event): Entry[] => {
    if (event.imageType === 'image') return [{ event, film: null }];
    const film = event.imageType === 'youtube' ? embedAddress(event.image) : null;
    return film === null ? [] : [{ event, film }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <SectionHeading title={t('events.previous')} id={headingId} />
      <ul className={styles.list}>
        {shown.map(({ event, film }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat
            key={`${event.id} ${index}`}
            className={classNames(styles.item, (wasPrerendered || index >= LAID_OUT_AT_ONCE) && 'far')}
          >
            {film === null ? (
              <PreviousEvent event={event} action={actionOf?.(event)} />
            ) : (
              <PreviousFilm event={event} film={film} turn={index} action={actionOf?.(event)} />
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
