import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { placeLine } from '../../../domain/events/place-line.ts';
import { eventState } from '../../../navigation/event-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { OfWhat } from '../../../ui/links/of-what.tsx';
import { TodayLink } from '../../../ui/page/today-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { DateBadge } from './date-badge.tsx';
import { EventFacts } from './event-facts.tsx';
import { SocialIcons } from './social-icons.tsx';
import styles from './upcoming-event.module.css';

interface UpcomingEventProps {
  readonly event: ListedEvent;
  /** The first event of the list has huge figures and a picture of half the page; the others are rows. */
  readonly isLeading: boolean;
  /** By its dates. */
  readonly isToday: boolean;
  /** Added to the registration link once it is known. */
  readonly trackingString: string | null;
  /** Content next to the links. */
  readonly action: ReactNode;
}

/** An upcoming event: day, name, place, links, and a picture that reaches the edge of the window. */
export function UpcomingEvent({ event, isLeading, isToday, trackingString, action }: UpcomingEventProps) {
  const { t } = useTranslation();
  const nameId = useId();
  // On pages other than home the button may have its own address (reading Q-13).
  const buttonUrl = event.restPageUrl || event.button.url;
  return (
    <article className={isLeading ? styles.leading : styles.row} aria-labelledby={nameId}>
      <div className={styles.date}>
        <DateBadge startDate={event.startDate} />
      </div>
      <Picture
        src={eventImageAddress(event.image)}
        alt=""
        width={1600}
        height={900}
        loading={isLeading ? 'eager' : 'lazy'}
        priority={isLeading ? 'high' : undefined}
        className={styles.picture}
        imageClassName={styles.image}
      />
      {isToday && (
        <TodayLink
          to={event.readMorePath === '' ? null : paths.schedule(event.readMorePath)}
          eventName={event.name}
          className={styles.onNow}
        />
      )}
      <div className={styles.words}>
        <h3 id={nameId} className={classNames(isLeading ? 'd3' : 'd4', leadingOf(event.name))}>
          <ProviderText>{event.name}</ProviderText>
        </h3>
        <EventFacts event={event} place={placeLine(event)} />
        <div className={styles.ways}>
          {event.readMorePath !== '' && (
            <ButtonLink to={paths.event(event.readMorePath)} state={eventState(event)}>
              {t('events.readMore')}
              <OfWhat>
                <ProviderText>{event.name}</ProviderText>
              </OfWhat>
            </ButtonLink>
          )}
          {event.button.text !== '' && buttonUrl !== '' && (
            <ButtonLink
              to={registrationHref(buttonUrl, trackingString)}
              look="lined"
              aria-describedby={nameId}
            >
              <ProviderText>{event.button.text}</ProviderText>
            </ButtonLink>
          )}
          {action}
          <SocialIcons event={event} />
        </div>
      </div>
    </article>
  );
}
