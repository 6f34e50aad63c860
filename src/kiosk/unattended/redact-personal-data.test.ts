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
  ['cannot read «Ada Lovelace» here', 'cannot read … here'],
  [`Unexpected token 'A', "Ada wrote" is not valid JSON`, 'Unexpected token A, … is not valid JSON'],
  ['on\n  several\tlines ', 'on several lines'],
])('redacts %j to %j', (text, redacted) => expect(redactPersonalData(text)).toBe(redacted));

it('is short, and cuts off only what is harmless', () => {
  expect(redactPersonalData('long '.repeat(100))).toHaveLength(200);
  const address = 'ada@mail.example';
  expect(redactPersonalData(`${'x'.repeat(195)} ${address}`)).not.toContain('ada');
});

// A pattern that searches the rest at each of its characters would take hours.
it.each(['a', '1', '1 ', '@', '«', '"\n', '123 () '])(
  'comes to an end on a million characters of %j',
  (piece) => {
    expect(redactPersonalData(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(200);
  },
);
