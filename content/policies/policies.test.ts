import { describe, expect, it } from 'vitest';
import type { Prose } from '../prose.ts';
import { appData, appPrivacyPolicy } from './app-privacy.ts';
import { afterDeletion, deletionSteps, deletionTerms } from './delete-account.ts';
import { privacyPolicy } from './privacy.ts';

const product = 'Some Games';
const words = (text: Prose): string =>
  text
    .flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('heading' in block) return [block.heading];
      return 'list' in block ? block.list : block.steps;
    })
    .join('\n');
const headings = (text: Prose) =>
  text.flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.heading] : []));

describe('the policies', () => {
  it.each([
    ['the site', privacyPolicy(product)],
    ['the app', appPrivacyPolicy(product)],
  ])('ROUTE-26 ROUTE-27 of %s have a day, a short form and headings of their own', (_, policy) => {
    expect(new Date(policy.lastChanged).toISOString().slice(0, 10)).toBe(policy.lastChanged);
    expect(policy.inShort.length).toBeGreaterThan(2);
    expect(new Set(headings(policy.text)).size).toBe(headings(policy.text).length);
    expect(words(policy.text)).toContain(product);
  });

  it('ROUTE-26 of the site speak of cookies and of privacy', () => {
    expect(words(privacyPolicy(product).text)).toMatch(/sets no cookies/);
    expect(headings(privacyPolicy(product).text)).toContain('How to delete everything');
  });

  it('Q-78 of the site name the page that removes the saved copy', () => {
    expect(words(privacyPolicy(product).text)).toContain('/reset');
  });

  it('Q-63 say that a visit is reported before consent, and what with', () => {
    const text = words(privacyPolicy(product).text);
    for (const told of [
      'before you agree',
      'session number',
      'what your browser says about itself',
      'beyond the tab',
    ])
      expect(text).toContain(told);
  });

  it('ROUTE-27 of the app speak of the mobile app', () => {
    expect(words(appPrivacyPolicy(product).text)).toContain('mobile app');
    for (const { what, why, kept } of appData)
      for (const told of [what, why, kept]) expect(told).toMatch(/\w/);
  });

  it('POLICY-01 POLICY-02 POLICY-03 name the terms of deletion alike wherever they stand', () => {
    const here = deletionTerms.map(({ what }) => what).join(' ');
    for (const text of [here, words(appPrivacyPolicy(product).text)]) {
      expect(text).toMatch(/takes up to 90 days/);
      expect(text).toMatch(/confirmation .*within 5 days/);
      expect(text).toMatch(/ogging in within 90 days restores/);
    }
    for (const { days, before, what } of deletionTerms) expect(what).toContain(`${before} ${days} days`);
  });

  it('POLICY-04 name six steps, and what follows', () => {
    expect(deletionSteps).toHaveLength(6);
    expect(headings(afterDeletion)).toEqual(['What is deleted', 'What stays', 'If you can’t log in']);
  });
});
