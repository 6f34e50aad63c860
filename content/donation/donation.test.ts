import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bankAccount } from './bank-account.ts';
import { papers } from './papers.ts';

describe('the donation', () => {
  it('DONATE-01 Q-69 names an account that nobody can take for a real one', () => {
    const account = bankAccount('Some Games');
    expect(account.map(([field]) => field)).toEqual(['holder', 'bank', 'number', 'branchCode', 'branch']);
    for (const [field, value] of account) expect(value, field).toMatch(/sample/i);
    expect(account[0]?.[1]).toBe('Some Games Sample Trust');
  });

  it('DONATE-04 offers three papers that are there, are papers, and say that they are samples', () => {
    expect(papers.map(({ name }) => name)).toEqual(['CSR', '12A', '80G']);
    for (const { name, file, kilobytes } of papers) {
      const paper = readFileSync(`public${file}`, 'latin1');
      expect(paper.startsWith('%PDF-1.'), name).toBe(true);
      expect(paper, name).toContain('(SAMPLE)');
      expect(Math.round(paper.length / 1000), name).toBe(kilobytes);
    }
  });

  it('DONATE-02 Q-69 shows a code whose picture is dark on light, with four modules of quiet around it', () => {
    const code = readFileSync('public/pictures/donation-notice-qr.svg', 'utf8');
    expect(code).toContain('<path d="M0 0h450v450H0z" fill="#fff4e2"/>');
    expect(code).toContain('translate(40 40) scale(10)" fill="#17110e"');
  });
});
