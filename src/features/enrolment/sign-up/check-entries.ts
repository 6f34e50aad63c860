import * as v from 'valibot';
import { countries, genders, states } from '#content/reference/enrolment-lists.ts';
import { checkEntries, type EntriesCheck } from '#core/contract/check-entries.ts';
import { decimalDigits } from '#core/contract/decimal-digits.ts';
import { EMAIL_SHAPE } from '#core/contract/entities/contact-entries.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';

/** The fields from top to bottom, named as in the specification (section 3). */
export const SIGN_UP_FIELDS = [
  'fname',
  'lname',
  'dob',
  'gender',
  'country',
  'state',
  'pincode',
  'phone',
  'email',
  'password',
  'confirm',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

const PROBLEMS = ['missing', 'shape', 'future', 'too-early', 'too-short', 'mismatch'] as const;
/** Why an entry is rejected; the form has a text for each. */
export type SignUpProblem = (typeof PROBLEMS)[number];
/** What is typed, before any check. */
export type SignUpEntries = Readonly<Record<SignUpField, string>>;

export const SHORTEST_PASSWORD = 8;
/** Earlier dates are typing mistakes: "98" in a date field is the year 98. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** Digits of any script and the usual separators; letters are rejected, not dropped (SIGNUP-07). */
const NUMBER_SHAPE = /^[\p{Nd}\s().-]+$/u;

const filled = v.pipe(v.string(), v.regex(/\S/, 'missing'));
const oneOf = <const Choices extends readonly string[]>(choices: Choices) => v.picklist(choices, 'missing');
const number = (digits: RegExp) =>
  v.pipe(filled, v.regex(NUMBER_SHAPE, 'shape'), v.transform(decimalDigits), v.regex(digits, 'shape'));

/** The day as `2026-03-05`; empty if the entry is not a date. */
function dayOf(entry: string): string {
  const date = readCalendarDate(entry);
  return date === null ? '' : isoDate(date);
}

/** The confirmation takes the password as a parameter: a check of the whole object would wait for all other fields. */
const signUpEntries = (today: string, password: string) =>
  v.object({
    fname: filled,
    lname: v.string(),
    dob: v.pipe(
      filled,
      v.transform(dayOf),
      v.nonEmpty('shape'),
      v.maxValue(today, 'future'),
      v.minValue(EARLIEST_BIRTHDAY, 'too-early'),
    ),
    gender: oneOf(genders),
    country: oneOf(countries),
    state: oneOf(states),
    pincode: number(/^\d{6}$/),
    phone: number(/^\d{10}$/),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((entry) => entry === '' || EMAIL_SHAPE.test(entry), 'shape'),
    ),
    password: v.pipe(
      v.string(),
      v.nonEmpty('missing'),
      v.check((entry) => [...entry].length >= SHORTEST_PASSWORD, 'too-short'),
    ),
    confirm: v.pipe(
      v.string(),
      v.nonEmpty('missing'),
      v.check((entry) => entry === password, 'mismatch'),
    ),
  });

/**
 * Checks the entries of the sign-up form (SIGNUP-04 to SIGNUP-08, reading Q-44); at most one problem for each field.
 *
 * @param today the visitor's own date, as `2026-03-05`
 */
export const checkSignUp = (
  typed: SignUpEntries,
  today: string,
): EntriesCheck<SignUpField, SignUpProblem, unknown> =>
  checkEntries(signUpEntries(today, typed.password), PROBLEMS, typed);
