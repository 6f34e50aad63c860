import { classNames } from '../../../../ui/class-names.ts';
import { AppLink } from '../../../../ui/links/app-link.tsx';
import { languageOf } from '../../../../ui/words/language-of.ts';
import type { Hit } from '../hits.ts';
import { EntryWhen } from './entry-when.tsx';
import { excerptAround } from './excerpt-around.ts';
import { Marked } from './marked.tsx';
import { PhaseMark } from './phase-mark.tsx';
import styles from './search-row.module.css';

interface SearchRowProps {
  readonly hit: Hit;
}

/**
 * One result: its title as a link, with game and time of a schedule entry; what it is, and an excerpt with the matches.
 */
export function SearchRow({ hit: { entry, terms, asked, timing } }: SearchRowProps) {
  const { address, title, game = '', line, day = '', slot, text, isOurs, state } = entry;
  const matched = new Set(terms);
  const excerpt = excerptAround(text, matched, asked);
  // The site's own texts are English. Editors may write in any language.
  const languageFor = (words: string) => (isOurs ? 'en' : languageOf(words));
  const marked = (words: string) => (
    <bdi lang={languageFor(words)}>
      <Marked text={words} terms={matched} />
    </bdi>
  );
  const mark = <PhaseMark phase={timing.phase} isByDates={entry.slot === undefined} />;
  return (
    <li className={classNames(styles.row, timing.phase === 'over' && styles.past)}>
      <AppLink to={address} state={state} className={styles.way}>
        <span className={`d5 ${styles.title}`}>
          {game === '' ? (
            marked(title)
          ) : (
            <bdi>
              <span lang={languageFor(game)}>
                <Marked text={game} terms={matched} />
              </span>
              {': '}
              <span lang={languageFor(title)}>
                <Marked text={title} terms={matched} />
              </span>
            </bdi>
          )}
        </span>
        {slot && (
          <span className={styles.when}>
            {' '}
            <EntryWhen entry={slot.entry} near={timing.near} /> {mark}
          </span>
        )}
      </AppLink>
      {line + day !== '' && (
        <p className={`sm muted ${styles.line}`}>
          {line !== '' && marked(line)}
          {line !== '' && day !== '' && ' · '}
          {day !== '' && (
            <bdi>
              <Marked text={day} terms={matched} />
            </bdi>
          )}{' '}
          {!slot && mark}
        </p>
      )}
      {excerpt !== '' && <p className={`sm ${styles.line}`}>{marked(excerpt)}</p>}
    </li>
  );
}
