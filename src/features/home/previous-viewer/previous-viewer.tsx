import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import type { Media } from '../../../ui/media/media.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { daySpan } from './day-span.ts';
import { EventGallery } from './event-gallery.tsx';
import styles from './previous-viewer.module.css';

interface PreviousViewerProps {
  readonly events: readonly ListedEvent[];
  readonly onOpen: (media: Media) => void;
}

/**
 * Past events in a list, with pictures and films of the chosen one next to it (section 4). Renders nothing without
 * events.
 */
export function PreviousViewer({ events, onOpen }: PreviousViewerProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const galleryId = useId();
  const [wanted, setWanted] = useState({ id: '', index: 0 });
  const chosen = chosenAmong(events, wanted);
  if (chosen === undefined) return null;
  const number = numberFormat(i18n.language);
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading title={t('previousViewer.title')} id={headingId} />
        <div className={styles.viewer}>
          <ol className={styles.list}>
            {events.map((event, index) => {
              const span = daySpan(event.startDate, event.endDate, i18n.language);
              const days =
                span &&
                (span.end === null ? span.start : t('previousViewer.days', { ...span, end: span.end }));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: events may repeat, and the list is replaced as a whole
                <li key={index}>
                  <button
                    type="button"
                    className={styles.entry}
                    aria-current={event === chosen}
                    aria-controls={galleryId}
                    onClick={() => setWanted({ id: event.id, index })}
                  >
                    <span className={`num ${styles.number}`}>{number.format(index + 1)}</span>
                    <span className={styles.facts}>
                      <ProviderText className="d5">{event.name}</ProviderText>
                      {days !== null && <span className={styles.fact}>{days}</span>}
                      {/[\p{L}\p{N}]/u.test(event.combinedAddress) && (
                        <ProviderText className={styles.fact}>{event.combinedAddress}</ProviderText>
                      )}
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
          <section id={galleryId} className={styles.gallery} aria-label={t('previousViewer.gallery', chosen)}>
            {chosen.id !== '' && <EventGallery key={chosen.id} eventId={chosen.id} onOpen={onOpen} />}
          </section>
        </div>
      </div>
    </section>
  );
}

/** Returns the chosen event, wherever a new list has put it; the first one if none is chosen. */
function chosenAmong(events: readonly ListedEvent[], { id, index }: { id: string; index: number }) {
  const there = events[index];
  if (id === '' || there?.id === id) return there ?? events[0];
  return events.find((event) => event.id === id) ?? events[0];
}
