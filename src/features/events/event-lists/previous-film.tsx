import { classNames } from '../../../ui/class-names.ts';
import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { previousPlaceLine } from '../../../domain/events/place-line.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { mayBeFramed } from '../../../ui/media/may-be-framed.ts';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { EventFacts } from './event-facts.tsx';
import { FilmFrame } from './film-frame.tsx';
import styles from './previous-event.module.css';
import { siteName } from './site-name.ts';

interface PreviousFilmProps {
  readonly event: ListedEvent;
  /** The embed's address, already validated. */
  readonly film: string;
  /** The film's position in the list, which selects its poster. */
  readonly turn: number;
  /** Content next to the link. */
  readonly action: ReactNode;
}

/** A past event with its film, if it may be framed, and a plain link to the film (EVENTS-08). */
export function PreviousFilm({ event, film, turn, action }: PreviousFilmProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <article className={styles.entry} aria-labelledby={nameId}>
      {mayBeFramed(film) && (
        <FilmFrame name={event.name} film={film} turn={turn} className={styles.picture} />
      )}
      <h3 id={nameId} className={classNames('d4', leadingOf(event.name))}>
        <ProviderText>{event.name}</ProviderText>
      </h3>
      <EventFacts event={event} place={previousPlaceLine(event)} />
      <div className={styles.ways}>
        <ArrowLink to={film} newTab icon="arrow-square-out" aria-describedby={nameId}>
          {t('events.watchElsewhere', { site: siteName(film) })}
        </ArrowLink>
        {action}
      </div>
    </article>
  );
}
