import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkKnownFaults, countAudit } from './known-faults.mjs';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const levels = (more = {}) => ({ info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...more });
const reportOf = (vulnerabilities, counts) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: levels(counts) } });
const fault = (name, severity) => ({ [name]: { name, severity, range: '<2.0.0', via: [] } });
const skipped = (why) => ({
  ...{ passed: 0, failed: 0, failures: [] },
  skipped: [`known faults of packages: no registry answered (${why})`],
});

describe('known faults of packages', () => {
  it('OPS-28 pass if there are none, or none that are high', () => {
    expect(countAudit(reportOf({}, {}))).toMatchObject({ passed: 1, failed: 0, skipped: [] });
    const mild = reportOf(fault('mild', 'moderate'), { moderate: 1 });
    expect(countAudit(mild)).toMatchObject({ passed: 1, failed: 0, skipped: [] });
  });

  it.each(['high', 'critical'])('OPS-28 fail by name if they are %s', (severity) => {
    const report = reportOf(
      { ...fault('mild', 'low'), ...fault('bad', severity) },
      { low: 1, [severity]: 1 },
    );
    expect(countAudit(report)).toEqual({
      ...{ passed: 0, failed: 1, skipped: [] },
      failures: [`known faults of packages: bad <2.0.0 (${severity})`],
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    [
      '{"error":{"code":"ENOAUDIT","summary":"Your registry does not support audit requests."}}',
      'Your registry does not support audit requests.',
    ],
    ['{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}', 'npm said nothing that can be read'],
    ['<html>', 'npm said nothing that can be read'],
    ['', 'npm said nothing that can be read'],
  ])('OPS-28 are skipped, and never passed, where npm says %s', (text, why) => {
    expect(countAudit(text)).toEqual(skipped(why));
  });

  it('OPS-28 are skipped with a reason where there is no npm, or no answer in time', async () => {
    const away = async () => Promise.reject(new Error('none within 90 s'));
    expect(await checkKnownFaults('.', away)).toEqual(skipped('none within 90 s'));
    expect(console.log).toHaveBeenCalledWith(skipped('none within 90 s').skipped[0]);
  });
});
