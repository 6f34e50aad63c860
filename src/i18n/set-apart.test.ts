import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { setApart } from './set-apart.ts';

describe('a name inside a sentence', () => {
  it('of the other direction stands apart, so that neither turns the other around', () => {
    expect(setApart('مؤتمر (CSS) اليوم!', 'ltr')).toBe('\u2068مؤتمر (CSS) اليوم!\u2069');
    expect(setApart('C++ & C#: 10 years!', 'rtl')).toBe('\u2068C++ & C#: 10 years!\u2069');
  });

  it.each(['เทศกาล', 'まつり', 'விழா', 'Տոն', 'დღესასწაული', 'ಹಬ್ಬ', 'Festival', '祭'])(
    'of every script from left to right stands apart in one from right to left: %s',
    (name) => {
      expect(setApart(name, 'rtl')).toBe(`\u2068${name}\u2069`);
      expect(setApart(name, 'ltr')).toBe(name);
    },
  );

  it('of the same direction, and a number, stays as it is', () => {
    expect(setApart('C++ & C#', 'ltr')).toBe('C++ & C#');
    expect(setApart('مؤتمر', 'rtl')).toBe('مؤتمر');
    expect(setApart('10:00', 'rtl')).toBe('10:00');
  });

  it('is set apart in every text of the interface', () => {
    const { t } = createI18n();
    expect(t('ui.sentence', 'More about {{name}}!', { name: 'قاعة (2)' })).toBe(
      'More about \u2068قاعة (2)\u2069!',
    );
    expect(t('ui.sentence', 'More about {{name}}, {{count}}!', { name: 'Hall & <2>', count: 3 })).toBe(
      'More about Hall & <2>, 3!',
    );
  });
});
