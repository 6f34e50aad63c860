import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScript, inPage } from './inline-script.ts';

it('the inline script is one piece of code that requests nothing, and has its own hash', async () => {
  const { tag, hash } = await inlineScript();
  const [, code = ''] = /^<script>([\s\S]+)<\/script>$/.exec(tag) ?? [];
  expect(code).not.toMatch(/\bimport\b|\bexport\b|\bfetch\b/);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(code.length, 'it is in every page').toBeLessThan(2_500);
});

it('code that would end its own tag stops the build', () => {
  for (const code of ['a = "</script>"', 'a = "<!--"'])
    expect(() => inPage(code)).toThrow('cannot stand inside a page');
});
