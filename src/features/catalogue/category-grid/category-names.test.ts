import { expect, it } from 'vitest';
import { catalogue } from '#content/event-categories/catalogue.ts';
import { createI18n } from '../../../i18n/i18n.ts';

it('HOME-12 CAT-01 the grid names a category by its English title', () => {
  const { t } = createI18n();
  for (const { art, title } of catalogue) expect(t(`categoryGrid.names.${art}`)).toBe(title);
});
