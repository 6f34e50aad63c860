import { expect, it } from 'vitest';
import { redactPersonalData } from './redact-personal-data.ts';

it.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  ['status 503 after 10000 ms', 'status 503 after 10000 ms'],
  ['no seat for ada.example@mail.example, sorry', 'no seat for … sorry'],
  ['code 123456, no code 1234567', 'code 123456, no code …'],
  ['call 6912345678 now', 'call … now'],
  ['call +30 210 123-4567 now', 'call +… now'],
  ['call (0)69/12.34.56.78 now', 'call (… now'],
  ['call ٦٩١٢٣٤٥٦٧٨ now', 'call … now'],
  ['on\n  several\tlines ', 'on several lines'],
])('redacts %j to %j', (text, told) => expect(redactPersonalData(text)).toBe(told));

it('is short, and cuts off only what is harmless', () => {
  expect(redactPersonalData('long '.repeat(100))).toHaveLength(200);
  const address = 'ada@mail.example';
  expect(redactPersonalData(`${'x'.repeat(195)} ${address}`)).not.toContain('ada');
});

it('is fast on any input', () => {
  const begunAt = performance.now();
  for (const piece of ['a', '1', '1 ', '@', ' '.repeat(9), '123 () '])
    expect(redactPersonalData(piece.repeat(100_000)).length).toBeLessThanOrEqual(200);
  expect(performance.now() - begunAt).toBeLessThan(2_000);
});
