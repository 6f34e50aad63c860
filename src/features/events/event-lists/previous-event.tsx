import { classNames } from '../../../ui/class-names.ts';
import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import { previousPlaceLine } from '../../../domain/events/place-line.ts';
import { eventState } from '../../../navigation/event-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { OfWhat } from '../../../ui/links/of-what.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { EventFacts } from './event-facts.tsx';
import styles from './previous-event.module.css';

interface PreviousEventProps {
  readonly event: ListedEvent;
  /** Content next to the link. */
  readonly action: ReactNode;
}

/** A past event with its picture (EVENTS-07). */
export function PreviousEvent({ event, action }: PreviousEventProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <article className={styles.entry} aria-labelledby={nameId}>
      <Picture
        src={eventImageAddress(event.image)}
        alt=""
        width={1600}
        height={900}
        className={styles.picture}
        imageClassName={styles.image}
      />
      <h3 id={nameId} className={classNames('d4', leadingOf(event.name))}>
        <ProviderText>{event.name}</ProviderText>
      </h3>
      <EventFacts event={event} place={previousPlaceLine(event)} />
      <div className={styles.ways}>
        {event.readMorePath !== '' && (
          <ArrowLink to={paths.event(event.readMorePath)} state={eventState(event)}>
            {t('events.readMore')}
            <OfWhat>
              <ProviderText>{event.name}</ProviderText>
            </OfWhat>
          </ArrowLink>
        )}
        {action}
      </div>
    </article>
  );
}
