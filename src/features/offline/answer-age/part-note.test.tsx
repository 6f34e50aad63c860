import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { PartNote } from './part-note.tsx';

const drawn = (isPart: boolean) =>
  renderToString(
    <I18nextProvider i18n={createI18n()}>
      <PartNote isPart={isPart} />
    </I18nextProvider>,
  );

it('a partial list is marked as such, and only visitors without scripts learn that the rest needs them', () => {
  const note = drawn(true);
  expect(note).toContain('<noscript>The rest needs a connection and JavaScript.</noscript>');
  expect(note.replace(/<noscript>.*<\/noscript>/, '')).toContain('This is only the first part.');
  expect(note.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('JavaScript');
  expect(drawn(false)).toBe('');
});
