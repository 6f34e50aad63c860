import { settings } from '#core/settings.ts';
import { LATIN_WORDS, OTHER_WORDS, type RoundWords, UNSPACED_WORDS } from './round-words.ts';

/** The kinds of rounds: finals, and what comes before them. */
export const ROUNDS = ['heats', 'finals'] as const;
export type Round = (typeof ROUNDS)[number];

/** A schedule has a few hundred titles, and is read again with each answer. */
const MOST_KEPT = 5_000;
const kept = new Map<string, Round | null>();

/**
 * Returns which round an entry is, by its title in any language of the site: the answer has no field for it. Null for a
 * workshop, a ceremony, and whatever else says nothing of a round.
 */
export function roundOf(title: string): Round | null {
  const known = kept.get(title);
  if (known !== undefined) return known;
  const round = readRound(title);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(title, round);
  return round;
}

function readRound(title: string): Round | null {
  const text = title.normalize('NFC').toLowerCase();
  const { any, almost, finals, heats } = NOT_LATIN.test(text) ? ANY : LATIN;
  if (!any.test(text)) return null;
  // Rounds named after the final, such as semi-finals, are removed first; "semi-final and final" is still a final.
  const rest = text.replace(almost, ' ');
  if (finals.test(rest)) return 'finals';
  return rest !== text || heats.test(rest) ? 'heats' : null;
}

/** Most titles are in Latin letters: for them, the words of the other scripts need not be tried. */
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function expressionsOf(spaced: readonly RoundWords[], unspaced: readonly RoundWords[]) {
  const sources = (words: readonly RoundWords[], kind: keyof RoundWords) =>
    words.flatMap((one) => one[kind] ?? []);
  const expression = (kind: keyof RoundWords, flags: string, more: readonly string[] = []) => {
    const words = [...sources(spaced, kind), ...more].join('|');
    // Letters and their marks: `\b` knows Latin ones alone.
    const whole = `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
    return new RegExp([whole, ...sources(unspaced, kind)].join('|').normalize('NFC'), flags);
  };
  const all = [...spaced, ...unspaced].flatMap((words) =>
    [words.finals, words.heats, words.almost ?? []].flat(),
  );
  return {
    /** Most titles have none of these, whole or not; it is quick, because it looks at nothing before a word. */
    any: new RegExp([...all, 'finale'].join('|').normalize('NFC'), 'u'),
    almost: expression('almost', 'gu'),
    finals: expression('finals', 'u', FINALE_IN.includes(contentLanguage()) ? ['finale'] : []),
    heats: expression('heats', 'u'),
  };
}

/** Languages in which "finale" is the final. In English it is the end of a show. */
const FINALE_IN = ['fr', 'nl'];
const contentLanguage = () => `${settings.contentLanguage}`.slice(0, 2);

const LATIN = expressionsOf(Object.values(LATIN_WORDS), []);
const ANY = expressionsOf(
  [...Object.values(LATIN_WORDS), ...Object.values(OTHER_WORDS)],
  Object.values(UNSPACED_WORDS),
);
