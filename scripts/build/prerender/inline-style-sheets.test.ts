import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inlineStyleSheets } from './inline-style-sheets.ts';

function siteWith(css: string) {
  const siteDir = mkdtempSync(join(tmpdir(), 'style-sheets-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }));
  writeFileSync(join(siteDir, 'a.css'), css);
  return inlineStyleSheets(siteDir);
}

describe('a style sheet inside a page', () => {
  it('is allowed by the hash of exactly what stands between its tags', () => {
    const styleSheets = siteWith('p{color:red}\n');
    const [, text = ''] = /<style>(.*)<\/style>/s.exec(styleSheets.tagsOf('/a.css')) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');
    expect([...styleSheets.hashes]).toEqual([`'sha256-${hash}'`]);
  });

  it('leaves a disabled link behind, and is listed once, no matter how many pages contain it', () => {
    const styleSheets = siteWith('p{color:red}');
    expect(styleSheets.tagsOf('/a.css')).toContain('<link rel="stylesheet" href="/a.css" disabled>');
    styleSheets.tagsOf('/a.css');
    expect(styleSheets.hashes.size).toBe(1);
  });

  it.each(['p::before{content:"</style>"}', 'p{background:url(./x.svg)}'])(
    'stops the build if it would mean something else there: %s',
    (css) => expect(() => siteWith(css).tagsOf('/a.css')).toThrow('/a.css cannot stand inside a page'),
  );
});
