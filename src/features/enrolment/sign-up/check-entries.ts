import { countries, genders, states } from '#content/reference/enrolment-lists.ts';
import { decimalDigits } from '#core/contract/decimal-digits.ts';
import { EMAIL_SHAPE } from '#core/contract/entities/contact-entries.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';

/** The fields of the form, from top to bottom, by the names of the specification (section 3). */
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

/** Why an entry was not taken; the form has the words for it. */
export type SignUpProblem = 'missing' | 'shape' | 'future' | 'too-early' | 'too-short' | 'mismatch';
export type SignUpEntries = Readonly<Record<SignUpField, string>>;

const PINCODE_DIGITS = 6;
const PHONE_DIGITS = 10;
export const SHORTEST_PASSWORD = 8;
/** Earlier years are typing mistakes: whoever writes "98" into a date has the year 98. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** Digits of any script, and what people put between them; letters are refused, not dropped (SIGNUP-07). */
const NUMBER_SHAPE = /^[\p{Nd}\s().-]+$/u;

/**
 * What is wrong with the entries of the sign-up form (SIGNUP-04 to SIGNUP-08, decision Q-44); at most one problem
 * for each field.
 *
 * @param today the visitor's own, as `2026-03-05`
 */
export function checkEntries(
  entries: SignUpEntries,
  today: string,
): Readonly<Partial<Record<SignUpField, SignUpProblem>>> {
  const found: Record<SignUpField, SignUpProblem | null> = {
    fname: entries.fname.trim() === '' ? 'missing' : null,
    lname: null,
    dob: birthdayProblem(entries.dob, today),
    gender: choiceProblem(entries.gender, genders),
    country: choiceProblem(entries.country, countries),
    state: choiceProblem(entries.state, states),
    pincode: numberProblem(entries.pincode, PINCODE_DIGITS),
    phone: numberProblem(entries.phone, PHONE_DIGITS),
    email: emailProblem(entries.email.trim()),
    password: passwordProblem(entries.password),
    confirm: repetitionProblem(entries.confirm, entries.password),
  };
  return Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => (found[field] === null ? [] : [[field, found[field]]])),
  );
}

function birthdayProblem(entry: string, today: string): SignUpProblem | null {
  if (entry.trim() === '') return 'missing';
  const date = readCalendarDate(entry);
  if (date === null) return 'shape';
  const day = isoDate(date);
  if (day > today) return 'future';
  return day < EARLIEST_BIRTHDAY ? 'too-early' : null;
}

const choiceProblem = (entry: string, choices: readonly string[]): SignUpProblem | null =>
  choices.includes(entry) ? null : 'missing';

function numberProblem(entry: string, digits: number): SignUpProblem | null {
  if (entry.trim() === '') return 'missing';
  return NUMBER_SHAPE.test(entry) && decimalDigits(entry).length === digits ? null : 'shape';
}

const emailProblem = (entry: string): SignUpProblem | null =>
  entry === '' || EMAIL_SHAPE.test(entry) ? null : 'shape';

function passwordProblem(entry: string): SignUpProblem | null {
  if (entry === '') return 'missing';
  return [...entry].length < SHORTEST_PASSWORD ? 'too-short' : null;
}

function repetitionProblem(entry: string, password: string): SignUpProblem | null {
  if (entry === '') return 'missing';
  return entry === password ? null : 'mismatch';
}
