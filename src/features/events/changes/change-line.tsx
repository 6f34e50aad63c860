import './texts.ts';
import { useTranslation } from 'react-i18next';
import { formatGivenDays } from '#core/time/format/day.ts';
import type { SavedMoment } from '../../../data/revisions/revision.ts';
import { type ChangeLine as Line, markOf } from '../../../domain/changes/change-lines.ts';
import { AlikeEntries } from './alike-entries.tsx';
import styles from './changes.module.css';
import { EntryFacts, OldAndNewText } from './entry-facts.tsx';

/** One line of the list: what has changed, of what, and what it was before. */
export function ChangeLine({ line }: { readonly line: Line }) {
  const { t } = useTranslation();
  return (
    <li className={styles.line}>
      <p className={styles.mark}>{t(`changes.mark.${kindOf(line)}`)}</p>
      <div className={styles.what}>
        <Facts line={line} />
      </div>
    </li>
  );
}

function Facts({ line }: { readonly line: Line }) {
  const { i18n } = useTranslation();
  switch (line.of) {
    case 'entries':
      return line.changes.length > 1 ? <AlikeEntries line={line} /> : <EntryFacts change={line.changes[0]} />;
    case 'game':
      return <OldAndNewText {...line.change} />;
    case 'event': {
      const { kind, was, is } = line.change;
      const written = (event: SavedMoment) => (kind === 'place' ? event.place : daysOf(event, i18n.language));
      return <OldAndNewText was={written(was)} is={written(is)} />;
    }
  }
}

/** Dates that cannot be read are shown as given. */
function daysOf({ startsAt, endsAt }: SavedMoment, language: string): string {
  return formatGivenDays({ startDate: startsAt, endDate: endsAt }, language) || startsAt || endsAt;
}

function kindOf(line: Line) {
  if (line.of === 'game') return 'game';
  if (line.of === 'event') return line.change.kind === 'dates' ? 'dates' : 'eventPlace';
  return line.changes[0].is === null ? 'gone' : markOf(line.changes[0]);
}
