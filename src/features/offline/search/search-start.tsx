import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventCategories } from '#content/event-categories/categories.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { runsOn } from '../../../domain/schedule/runs-at.ts';
import { useEventDay } from '../../../domain/schedule/use-event-day.ts';
import { eventState } from '../../../navigation/event-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { Art } from '../../../ui/art/art.tsx';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { OnNow } from '../../../ui/page/on-now.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './search-start.module.css';

const NO_EVENTS: readonly ListedEvent[] = [];
const MOST_EVENTS = 4;

/** Shown before a search: the eight categories and the next events, for visitors who would rather browse. */
export function SearchStart() {
  const { t, i18n } = useTranslation();
  const [artsId, eventsId] = [useId(), useId()];
  const today = useEventDay();
  const events = valueOr(useAnswer(upcomingEventsQuery), NO_EVENTS).filter(
    (event) => event.readMorePath !== '',
  );
  return (
    <>
      <section aria-labelledby={artsId}>
        <h2 id={artsId} className={`d4 ${styles.heading}`}>
          {t('search.arts')}
        </h2>
        <ul className={styles.arts}>
          {eventCategories.map(({ key, art }) => (
            <li key={key}>
              <AppLink to={paths.category(key)} className={`figure-swap ${styles.art}`}>
                <Art name={`category-${art}-small`} isLate className={styles.disc} />
                <span className={`d5 ${styles.name}`}>{t(`categoryGrid.names.${art}`)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      {events.length > 0 && (
        <section aria-labelledby={eventsId} className={styles.events}>
          <h2 id={eventsId} className={`d4 ${styles.heading}`}>
            {t('search.nextEvents')}
          </h2>
          <ul className={styles.list}>
            {events.slice(0, MOST_EVENTS).map((event) => (
              <li key={event.readMorePath} className={styles.event}>
                <AppLink
                  to={paths.event(event.readMorePath)}
                  state={eventState(event)}
                  className={styles.way}
                >
                  <ProviderText className={`d5 ${styles.name}`}>{event.name}</ProviderText>
                  <span className={`sm muted num ${styles.day}`}>
                    {formatGivenDays(event, i18n.language)}
                    {today !== null && runsOn(event, today) && <OnNow isByDates className={styles.onNow} />}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
