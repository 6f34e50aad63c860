import { describe, expect, it } from 'vitest';
import { digitsOfLossyPhone } from './phone-loss.ts';

describe('Q-61 a phone number that is to be sent as digits', () => {
  it.each([
    ['020 7946 0018 ext 12', '0207946001812'],
    ['020 7946 0018 x12', '0207946001812'],
    ['020 7946 0018#12', '0207946001812'],
    ['0800-FLOWERS', '0800'],
    ['98765 43210, after six', '9876543210'],
    ['०११ २३४५ ६७८९ एक्स 7', '01123456789' + '7'],
    ['٠٢٠ ٧٩٤٦ تحويلة ١٢', '020794612'],
    ['020 7946 + 12', '020794612'],
    ['(020) +12', '02012'],
  ])('says what is left of %s', (typed, digits) => {
    expect(digitsOfLossyPhone(typed)).toBe(digits);
  });

  it.each([
    '',
    'no phone',
    '9876543210',
    '+44 (0)20 7946 0018',
    ' +91-98765-43210 ',
    '(+91) 98765 43210',
    '（＋９１）98765 43210',
    '020.7946.0018',
    '030/12345–67',
    '+٩١ ٩٨٧٦٥ ٤٣٢١٠',
    '९८७६५ ४३२१०',
    '（０３）１２３４－５６７８',
    '\u200e+44\u00a020 7946\u20110018\u202c',
  ])('has nothing to say of "%s"', (typed) => {
    expect(digitsOfLossyPhone(typed)).toBeNull();
  });
});
