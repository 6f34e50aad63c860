import { expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { describedBy } from './description-of.ts';

const html = asUntrustedHtml;

it('DATA-10 a thing is described by the first of its texts that says something, as plain text', () => {
  expect(describedBy([html('<p> </p>'), html('<h2>Drums</h2><p>At the &amp; harbour</p>')], ['Athens'])).toBe(
    'Drums At the & harbour',
  );
});

it('DATA-10 a long text is cut between words', () => {
  const text = describedBy([html(`<p>${'kithara '.repeat(100)}</p>`)], []);
  expect(text).toMatch(/^(?:kithara )+kithara…$/);
  expect(text.length).toBeGreaterThan(180);
  expect(text.length).toBeLessThanOrEqual(200);
});

it('DATA-10 without a text it is described by its facts, each once', () => {
  expect(describedBy([html('')], ['28th November 2026', 'Delhi', '', 'Delhi'])).toBe(
    '28th November 2026, Delhi',
  );
  expect(describedBy([], [])).toBe('');
});
