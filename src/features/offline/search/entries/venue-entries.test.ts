import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../../i18n/languages.ts';
import { vocabularyMaker } from '../days/vocabulary.ts';
import { createSearchIndex } from '../search-index.ts';
import { venueEntries } from './venue-entries.ts';

const texts = import.meta.glob<{ access: Record<string, string>; kinds: Record<string, string> }>(
  '../../../../i18n/locales/*/venue.json',
  { eager: true, import: 'default' },
);
const textsOf = (code: string) => {
  const found = texts[`../../../../i18n/locales/${code}/venue.json`];
  if (found === undefined) throw new Error(`No texts in ${code}.`);
  return found;
};

/** Returns the names of what a search finds on pages of this language. */
function find(code: string, words: string): string[] {
  const { access, kinds } = textsOf(code);
  const { codes, add, finish } = vocabularyMaker(code);
  for (const one of codes) add(one);
  const index = createSearchIndex(finish());
  const names = {
    ofAccess: (question: string) => access[question] ?? '',
    ofFacility: (kind: string) => kinds[kind] ?? '',
  };
  for (const entry of venueEntries(names)) index.add(entry);
  const { groups } = index.find(words, Date.parse('2026-11-29T06:00:00Z'));
  return groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.title));
}

describe('VENUE-07 the search for what a venue has', () => {
  it.each(['دورة مياه', 'دورات مياه', 'حمام', 'مرحاض', 'WC', 'toilet'])(
    'finds all toilets on Arabic pages by %s',
    (words) => {
      const { toilet, accessibleToilet } = textsOf('ar').kinds;
      const found = new Set(find('ar', words));
      expect(found).toContain(toilet);
      expect(found).toContain(accessibleToilet);
    },
  );

  it('finds the one without steps by its own name alone', () => {
    const { toilet, accessibleToilet = '' } = textsOf('ar').kinds;
    expect(find('ar', accessibleToilet)).toContain(accessibleToilet);
    expect(find('ar', accessibleToilet)).not.toContain(toilet);
  });

  it.each(LANGUAGE_CODES)('finds everything by its name in %s', (code) => {
    const { toilet = '', firstAid = '' } = textsOf(code).kinds;
    for (const name of [toilet, firstAid]) expect(find(code, name)[0], name).toBe(name);
  });
});
