import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameDay } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { readSpan } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { Button } from '../../../ui/links/button.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './moved-note.module.css';
import { moveOf } from './renewed/moved-from.ts';
import type { RenewedItem } from './renewed/renewed-item.ts';

interface MovedNoteProps {
  readonly item: RenewedItem;
  readonly name: string;
  readonly onAccept: (item: RenewedItem) => void;
}

/** Says when and where an entry was before it moved, until the visitor has seen it. */
export function MovedNote({ item, name, onAccept }: MovedNoteProps) {
  const { t, i18n } = useTranslation();
  const { movedFrom: was, details: is } = item;
  const moved = moveOf(item);
  if (was === undefined || is === null || moved === null) return null;
  const [before, now] = [readSpan(was.startsAt, was.endsAt), readSpan(is.startsAt, is.endsAt)];
  /** The day if it has changed, and the time if one was given. */
  const written = (then: EventMoment | null | undefined, since: EventMoment | null | undefined) => [
    then && !(since && isSameDay(then.date, since.date)) && (
      <bdi key="day">{formatFullDay(then.date, i18n.language)}</bdi>
    ),
    then?.hasTime && (
      <bdi key="time" dir="ltr" translate="no">
        {formatTime(then)}
      </bdi>
    ),
  ];
  const begins = [
    ...(moved.start ? written(before?.from, now?.from) : []),
    moved.place && <ProviderText key="place">{was.place}</ProviderText>,
  ].filter(Boolean);
  const ends = moved.end && !moved.start ? written(before?.to, now?.to ?? before?.from).filter(Boolean) : [];
  const inOneLine = (parts: readonly ReactNode[]) =>
    parts.flatMap((part, at) => (at === 0 ? [part] : [', ', part]));
  return (
    <div className={styles.moved}>
      <p className={`sm ${styles.words}`}>
        {begins.length > 0 && (
          <span>
            {t('saved.moved')} {inOneLine(begins)}
          </span>
        )}
        {ends.length > 0 && (
          <span>
            {t('saved.endedAt')} {inOneLine(ends)}
          </span>
        )}
      </p>
      <Button size="small" look="lined" aria-label={t('saved.seen', { name })} onClick={() => onAccept(item)}>
        {t('saved.ok')}
      </Button>
    </div>
  );
}
