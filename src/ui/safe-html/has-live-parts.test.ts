import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { hasLiveParts } from './has-live-parts.ts';

const live = (markup: string) => hasLiveParts(asUntrustedHtml(markup));

describe('whether markup relies on what the cleaner removes', () => {
  it.each([
    '<blockquote>A post</blockquote><script async src="https://a.example/x.js"></script>',
    '<SCRIPT>x()</SCRIPT>',
    '<p>a</p>\n<script\nsrc="/x.js"></script>',
    '<script/src=/x.js></script>',
    '<iframe src="https://a.example/"></iframe>',
  ])('HOME-27 finds it in %j', (markup) => {
    expect(live(markup)).toBe(true);
  });

  it.each([
    '',
    '<p>A script</p>',
    '<p>&lt;script&gt;</p>',
    '<!-- <script src=x></script> --><p>a</p>',
    '<scripture>',
  ])('HOME-27 finds nothing in %j', (markup) => {
    expect(live(markup)).toBe(false);
  });
});
