import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { EntryChange } from '#core/schedule/changes/compare-schedules.ts';
import { type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { formatDayRange } from '#core/time/format/day.ts';
import type { EntryLine } from '../../../domain/changes/change-lines.ts';
import { formatDuration } from '../../../i18n/duration.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './changes.module.css';
import { EntryFacts, OldAndNewPlace, OldAndNewText } from './entry-facts.tsx';
import { OldAndNew } from './old-and-new.tsx';

const DAY_MINUTES = 24 * 60;

/** Entries that have changed alike: how many, what they have in common, and on a press each of them. */
export function AlikeEntries({ line }: { readonly line: EntryLine }) {
  const { t } = useTranslation();
  const { changes, laterBy } = line;
  const [{ was, is, parts }] = changes;
  return (
    <details className={styles.alike}>
      <summary>
        <span className={styles.name}>
          {t('schedule.count', { count: changes.length })}
          {(was === null || is === null) && <GameOf change={changes[0]} />}
          <Icon name="caret-down" className={styles.more} />
        </span>
        {was && is && (
          <>
            {parts.includes('game') && <OldAndNewText was={was.game} is={is.game} />}
            {parts.includes('time') && <Shift changes={changes} laterBy={laterBy} />}
            {parts.includes('place') && <OldAndNewPlace was={was} is={is} />}
          </>
        )}
      </summary>
      <ul className={styles.each}>
        {changes.map((change) => (
          <li key={(change.is ?? change.was)?.key}>
            <EntryFacts change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function GameOf({ change: { was, is } }: { readonly change: EntryChange }) {
  const game = (is ?? was)?.game ?? '';
  return game === '' ? null : (
    <>
      {', '}
      <ProviderText>{game}</ProviderText>
    </>
  );
}

/** Whole days as old and new days, anything else as how much later or earlier. */
function Shift({ changes, laterBy }: Pick<EntryLine, 'changes' | 'laterBy'>) {
  const { t, i18n } = useTranslation();
  if (laterBy % DAY_MINUTES === 0) {
    const days = (which: 'was' | 'is') => rangeOf(changes, which, i18n.language);
    return <OldAndNew was={<bdi>{days('was')}</bdi>} is={<bdi>{days('is')}</bdi>} />;
  }
  const time = formatDuration(Math.abs(laterBy), t);
  return (
    <span className={styles.pair}>{t(laterBy > 0 ? 'changes.later' : 'changes.earlier', { time })}</span>
  );
}

function rangeOf(changes: readonly EntryChange[], which: 'was' | 'is', language: string): string {
  const dates = changes
    .flatMap((change): CalendarDate[] => {
      const moment = readEventMoment(change[which]?.from ?? '');
      return moment === null ? [] : [moment.date];
    })
    .sort((a, b) => (isoDate(a) < isoDate(b) ? -1 : 1));
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined ? '' : formatDayRange(first, last ?? null, language);
}
