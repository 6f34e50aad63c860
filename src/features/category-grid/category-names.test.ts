import { expect, it } from 'vitest';
import { eventCategories } from '#content/event-categories/categories.ts';
import { createI18n } from '../../i18n/i18n.ts';

it('HOME-12 the address of an art is made of its English name', () => {
  const { t } = createI18n();
  for (const { key, art } of eventCategories) {
    const name = t(`categoryGrid.names.${art}`);
    expect(name.toLowerCase().replaceAll(/[&,]/g, '').trim().replaceAll(/ +/g, '-')).toBe(key);
  }
});
