import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageSheets } from './page-sheets.mjs';

function siteWith(sheet) {
  const siteDir = mkdtempSync(join(tmpdir(), 'sheets-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }));
  writeFileSync(join(siteDir, 'a.css'), sheet);
  return pageSheets(siteDir);
}

describe('a sheet inside a page', () => {
  it('is known to the policy by the hash of exactly what stands between its tags', () => {
    const sheets = siteWith('p{color:red}\n');
    const [, text] = /<style>(.*)<\/style>/s.exec(sheets.tagsOf('/a.css'));
    const hash = createHash('sha256').update(text).digest('base64');
    expect([...sheets.hashes]).toEqual([`'sha256-${hash}'`]);
  });

  it('leaves a disabled link behind, and is listed once however many pages hold it', () => {
    const sheets = siteWith('p{color:red}');
    expect(sheets.tagsOf('/a.css')).toContain('<link rel="stylesheet" href="/a.css" disabled>');
    sheets.tagsOf('/a.css');
    expect(sheets.hashes.size).toBe(1);
  });

  it.each(['p::before{content:"</style>"}', 'p{background:url(./x.svg)}'])(
    'stops the build where it would mean something else there: %s',
    (sheet) => expect(() => siteWith(sheet).tagsOf('/a.css')).toThrow('/a.css cannot stand inside a page'),
  );
});
