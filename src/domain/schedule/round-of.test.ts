import { describe, expect, it, vi } from 'vitest';
import { roundOf } from './round-of.ts';

/** In each language of the site: a final, what is nearly one, and what comes earlier. */
const TITLES: readonly (readonly [string, finals: readonly string[], heats: readonly string[]])[] = [
  ['am', ['ፍጻሜ', 'የፍጻሜ ውድድር'], ['ግማሽ ፍጻሜ', 'ሩብ ፍፃሜ', 'ማጣሪያ']],
  ['ar', ['النهائي', 'المباراة النهائية', 'نهائي الرجال'], ['نصف النهائي', 'ربع نهائي', 'التصفيات']],
  ['bn', ['ফাইনাল', 'চূড়ান্ত পর্ব'], ['সেমিফাইনাল', 'কোয়ার্টার ফাইনাল', 'প্রাথমিক রাউন্ড', 'বাছাইপর্ব']],
  [
    'el',
    ['Τελικός', 'Μεγάλος τελικός', 'Τελικοί', 'ΤΕΛΙΚΟΣ'],
    ['Ημιτελικός', 'Προημιτελικά', 'Προκριματικός'],
  ],
  [
    'en',
    ['Final', 'Grand Finals', 'Semi-final and final'],
    ['Semi-Final', 'Quarterfinal', 'Heats', 'Preliminary, morning', 'Round 2'],
  ],
  ['es', ['Final', 'Finales, tarde'], ['Semifinales', 'Cuartos de final', 'Eliminatoria 2']],
  ['fil', ['Finals', 'Pinal'], ['Semifinals', 'Eliminasyon']],
  ['fr', ['Finales'], ['Demi-finale', 'Quart de finale', 'Séries', 'Éliminatoires']],
  ['hi', ['फ़ाइनल', 'फाइनल', 'अंतिम दौर'], ['सेमीफ़ाइनल', 'क्वार्टर फाइनल', 'प्रारंभिक दौर']],
  ['ja', ['決勝', '男子決勝戦', 'ファイナル'], ['準決勝', '準々決勝', '予選', 'セミファイナル']],
  ['ko', ['결승', '결승전'], ['준결승', '준준결승', '예선']],
  ['ms', ['Pusingan akhir', 'Final'], ['Separuh akhir', 'Suku akhir', 'Saringan']],
  ['ne', ['फाइनल', 'अन्तिम चरण'], ['सेमिफाइनल', 'प्रारम्भिक चरण', 'छनोट']],
  ['nl', ['Finales'], ['Halve finale', 'Kwartfinale', 'Voorronde']],
  ['pt', ['Final', 'Finais'], ['Semifinais', 'Quartas de final', 'Eliminatória']],
  ['sw', ['Fainali'], ['Nusu fainali', 'Mchujo', 'Michujo']],
  ['zh', ['决赛', '总决赛', '決賽'], ['半决赛', '四分之一决赛', '预赛', '1/4决赛']],
];
const NEITHER = [
  'Finalists meet',
  'Workshop: masks',
  'Opening ceremony',
  'Finale',
  'Talk',
  'Heating the kiln',
  'Relay through midnight',
  'Τελικά',
  'पहला दिन',
  '',
];

describe('FILTER-01 the round of an entry', () => {
  it.each(TITLES)('is read from its title in %s', (_, finals, heats) => {
    for (const title of finals) expect(roundOf(title), title).toBe('finals');
    for (const title of heats) expect(roundOf(title), title).toBe('heats');
  });

  it.each(NEITHER)('is none for what is no competition, or says nothing of it: %s', (title) =>
    expect(roundOf(title)).toBeNull(),
  );

  it('is a final for "Finale" where the texts are in a language that calls it so', async () => {
    vi.resetModules();
    const { settings } = await import('#core/settings.ts');
    Object.assign(settings, { contentLanguage: 'nl' });
    const { roundOf: roundInDutch } = await import('./round-of.ts');
    expect(roundInDutch('Finale')).toBe('finals');
    expect(roundInDutch('Halve finale')).toBe('heats');
    vi.resetModules();
  });
});
