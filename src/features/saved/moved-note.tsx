import './texts.ts';
import { useTranslation } from 'react-i18next';
import { formatFullDay, isSameDay } from '../../data/calendar-date.ts';
import { readEventMoment } from '../../data/event-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Told } from '../../ui/told.tsx';
import { movedIn } from './moved-from.ts';
import styles from './moved-note.module.css';
import type { SavedThing } from './saved-thing.ts';
import type { SiteRules } from './site-rules.ts';

interface MovedNoteProps {
  readonly thing: SavedThing;
  readonly name: string;
  readonly rules: SiteRules;
  readonly onAccept: (thing: SavedThing) => void;
}

/** Says when and where an entry was before it moved, until the visitor has seen it. */
export function MovedNote({ thing, name, rules, onAccept }: MovedNoteProps) {
  const { t, i18n } = useTranslation();
  const { movedFrom: was, details: is, isGone } = thing;
  const moved = was && is && !isGone ? movedIn(was, is) : null;
  if (was === undefined || is === null || moved === null) return null;
  const start = moved.start ? readEventMoment(was.startsAt) : null;
  const now = readEventMoment(is.startsAt);
  const isOtherDay = start !== null && now !== null && !isSameDay(start.date, now.date);
  const end = moved.end && !moved.start ? readEventMoment(was.endsAt) : null;
  const before = [
    isOtherDay && <bdi key="day">{formatFullDay(start.date, i18n.language)}</bdi>,
    start !== null && (
      <bdi key="time" dir="ltr" translate="no">
        {rules.clock(start)}
      </bdi>
    ),
    moved.place && <Told key="place">{was.place}</Told>,
  ].filter((part) => part !== false);
  return (
    <div className={styles.moved}>
      <p className={`sm ${styles.words}`}>
        {before.length > 0 && (
          <span>
            {t('saved.moved')} {before.flatMap((part, at) => (at === 0 ? [part] : [', ', part]))}
          </span>
        )}
        {end !== null && (
          <span>
            {t('saved.endedAt')}{' '}
            <bdi dir="ltr" translate="no">
              {rules.clock(end)}
            </bdi>
          </span>
        )}
      </p>
      <Button
        size="small"
        look="lined"
        aria-label={t('saved.seen', { name })}
        onClick={() => onAccept(thing)}
      >
        {t('saved.ok')}
      </Button>
    </div>
  );
}
