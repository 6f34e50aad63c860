import { describe, expect, it } from 'vitest';
import { checkSignUp, SIGN_UP_FIELDS, type SignUpEntries, type SignUpField } from './check-entries.ts';

const TODAY = '2026-03-05';
const good: SignUpEntries = {
  fname: 'Meera',
  lname: 'Example',
  dob: '1998-05-27',
  gender: 'female',
  country: 'India',
  state: 'Delhi',
  pincode: '110001',
  phone: '9876543210',
  email: 'meera@mail.example',
  password: 'kithara8',
  confirm: 'kithara8',
};
const problemsOf = (entries: Partial<SignUpEntries>) => {
  const check = checkSignUp({ ...good, ...entries }, TODAY);
  return check.isGood ? {} : check.problems;
};
const OPTIONAL: readonly SignUpField[] = ['lname', 'email'];
const REQUIRED = SIGN_UP_FIELDS.filter((field) => !OPTIONAL.includes(field));

describe('checking a sign-up', () => {
  it('finds nothing wrong with good entries', () => expect(problemsOf({})).toEqual({}));

  it.each(REQUIRED)('SIGNUP-04 needs %s', (field) => {
    expect(problemsOf({ [field]: '' })[field]).toBe('missing');
  });

  it('SIGNUP-04 names every required field of an empty form', () => {
    const empty = Object.fromEntries(SIGN_UP_FIELDS.map((field) => [field, '']));
    expect(Object.keys(problemsOf(empty))).toEqual(REQUIRED);
  });

  it.each(OPTIONAL)('SIGNUP-05 does without %s', (field) => {
    expect(problemsOf({ [field]: '' })).toEqual({});
  });

  it.each([
    ['SIGNUP-04', 'fname', '  ', 'missing'],
    ['SIGNUP-04', 'pincode', ' ', 'missing'],
    ['SIGNUP-05', 'email', 'meera@', 'shape'],
    ['SIGNUP-05', 'email', 'meera@mail', 'shape'],
    ['SIGNUP-05', 'email', ' meera@mail.example ', undefined],
    ['SIGNUP-06', 'pincode', '12345', 'shape'],
    ['SIGNUP-06', 'pincode', '1234567', 'shape'],
    ['SIGNUP-06', 'pincode', '12a456', 'shape'],
    ['SIGNUP-06', 'pincode', '1a10001', 'shape'],
    ['SIGNUP-06', 'pincode', '110 001', undefined],
    ['SIGNUP-06 Q-61', 'pincode', '११०००१', undefined],
    ['SIGNUP-07', 'phone', '987654321', 'shape'],
    ['SIGNUP-07', 'phone', '98765432101', 'shape'],
    ['SIGNUP-07', 'phone', '98765x3210', 'shape'],
    ['SIGNUP-07', 'phone', '9876543210x', 'shape'],
    ['SIGNUP-07 Q-61', 'phone', '+91 98765 43210', 'shape'],
    ['SIGNUP-07', 'phone', '98765-43210', undefined],
    ['SIGNUP-07 Q-61', 'phone', '९८७६५४३२१०', undefined],
    ['SIGNUP-04', 'dob', TODAY, undefined],
    ['SIGNUP-04', 'dob', '2026-03-06', 'future'],
    ['SIGNUP-04', 'dob', '0098-05-27', 'too-early'],
    ['SIGNUP-04', 'dob', '2025-02-30', 'shape'],
    ['SIGNUP-04', 'dob', 'in May', 'shape'],
    ['SIGNUP-09', 'gender', 'Male', 'missing'],
    ['SIGNUP-10', 'country', 'Greece', 'missing'],
    ['SIGNUP-10', 'state', 'Goa', 'missing'],
  ] as const)('%s %s "%s": %s', (_row, field, entry, problem) => {
    expect(problemsOf({ [field]: entry })[field]).toBe(problem);
  });

  it.each([
    ['sevens7', { password: 'too-short' }],
    ['eights88', {}],
    ['        ', {}],
    // Seven characters, of which some take two places.
    ['🏺🏺🏺🏺🏺🏺🏺', { password: 'too-short' }],
  ])('SIGNUP-08 a password "%s"', (password, problems) => {
    expect(problemsOf({ password, confirm: password })).toEqual(problems);
  });

  it.each(['kithara9', 'Kithara8', 'kithara8 '])('SIGNUP-08 Q-44 is not repeated by "%s"', (confirm) => {
    expect(problemsOf({ confirm })).toEqual({ confirm: 'mismatch' });
  });

  it('Q-44 has the same states for every country', () => {
    expect(problemsOf({ country: 'China', state: 'Bihar' })).toEqual({});
  });
});
