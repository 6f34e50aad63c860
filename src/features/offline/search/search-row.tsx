import { runsOn, type WrittenDays } from '../../../domain/schedule/runs-at.ts';
import { useEventDay } from '../../../domain/schedule/use-event-day.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { OnNow } from '../../../ui/page/on-now.tsx';
import { languageOf } from '../../../ui/words/language-of.ts';
import type { SearchEntry } from './entries/search-entry.ts';
import { excerptAround } from './excerpt-around.ts';
import { Marked } from './marked.tsx';
import styles from './search-row.module.css';

const NO_TERMS: ReadonlySet<string> = new Set();

interface SearchRowProps {
  readonly entry: SearchEntry;
  readonly terms?: ReadonlySet<string>;
  /** See `Hit`. */
  readonly asked?: readonly string[];
}

/** One result: its title as a link, what it is, and an excerpt with the matches. */
export function SearchRow({ entry, terms = NO_TERMS, asked = [] }: SearchRowProps) {
  const { address, title, line, day = '', days, text, isOurs, state } = entry;
  const excerpt = excerptAround(text, terms, asked);
  // The site's own texts are English. Editors may write in any language.
  const marked = (words: string) => (
    <bdi lang={isOurs ? 'en' : languageOf(words)}>
      <Marked text={words} terms={terms} />
    </bdi>
  );
  return (
    <li className={styles.row}>
      <AppLink to={address} state={state} className={styles.way}>
        <span className={`d5 ${styles.title}`}>{marked(title)}</span>
      </AppLink>
      {line + day !== '' && (
        <p className={`sm muted ${styles.line}`}>
          {line !== '' && marked(line)}
          {line !== '' && day !== '' && ' · '}
          {day !== '' && (
            <bdi>
              <Marked text={day} terms={terms} />
            </bdi>
          )}{' '}
          {days && <OnNowIn days={days} />}
        </p>
      )}
      {excerpt !== '' && <p className={`sm ${styles.line}`}>{marked(excerpt)}</p>}
    </li>
  );
}

/** A separate component, because it re-renders with the clock and the results do not. */
function OnNowIn({ days }: { readonly days: WrittenDays }) {
  const today = useEventDay();
  return today !== null && runsOn(days, today) ? <OnNow /> : null;
}
