import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countRun, countVitest, oneCheck, total } from './test-reports.mjs';

const assertion = (fullName, status) => ({ fullName, status });
const suiteFile = (name, status, ...assertionResults) => ({ name, status, assertionResults });
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('counting', () => {
  it('counts skipped unit tests neither as passed nor as failed, but names them', () => {
    const file = suiteFile(
      'a',
      'failed',
      assertion('one', 'passed'),
      assertion('two', 'failed'),
      assertion('three', 'skipped'),
    );
    expect(countVitest({ testResults: [file] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['three'],
      failures: ['two'],
    });
  });

  it('counts a test file that could not be read as a failure', () => {
    const files = [
      suiteFile('good.test.ts', 'passed', assertion('one', 'passed')),
      suiteFile('bad.test.ts', 'failed'),
    ];
    expect(countVitest({ testResults: files })).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['bad.test.ts'],
    });
  });

  it('reads browser tests in nested suites; a passed retry does not save a test', () => {
    const spec = (title, status) => ({ title, tests: [{ projectName: 'reads', status }] });
    const inner = { title: 'inner', specs: [spec('two', 'flaky'), spec('three', 'skipped')] };
    const report = {
      errors: [],
      suites: [{ title: 'a.spec.ts', specs: [spec('one', 'expected')], suites: [inner] }],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['[reads] a.spec.ts › inner › three'],
      failures: ['[reads] a.spec.ts › inner › two'],
    });
  });

  it('adds up', () => {
    const both = total([oneCheck('types', true), oneCheck('lint', false)]);
    expect(both).toEqual({ passed: 1, failed: 1, skipped: [], failures: ['lint'] });
  });
});

describe('a run', () => {
  const runWith = (exitCode, ...tests) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ testResults: [suiteFile('a', 'passed', ...tests)] }));
    return countRun('unit', exitCode, file, countVitest);
  };

  it('passes with passed tests and a good exit code', () => {
    expect(runWith(0, assertion('one', 'passed'))).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails without any test, even if all were skipped', () => {
    expect(runWith(0)).toMatchObject({ failed: 1, failures: ['unit: no test was run'] });
    expect(runWith(0, assertion('one', 'skipped'))).toMatchObject({ failed: 1 });
  });

  it('fails when it ends badly without a failed test', () => {
    expect(runWith(1, assertion('one', 'passed'))).toMatchObject({
      passed: 1,
      failures: ['unit: ended with code 1'],
    });
  });

  it('fails without a report', () => {
    expect(countRun('unit', 0, join(folder, 'none.json'), countVitest)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});
