import * as v from 'valibot';
import { checkEntries, type EntriesCheck } from '../check-entries.ts';
import { decimalDigits } from '../decimal-digits.ts';

/** The longest each entry of the contact form may be, in characters. */
export const LONGEST_CONTACT_ENTRY = { name: 200, email: 254, phone: 20, message: 5_000 } as const;

const PROBLEMS = ['missing', 'too-long', 'email-shape'] as const;
/** Why an entry was rejected; the form has the text for it. */
export type ContactProblem = (typeof PROBLEMS)[number];

/** Something, one "@" and a domain with a dot: what a browser's own check requires, plus the dot. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const filled = (longest: number) =>
  v.pipe(v.string('missing'), v.trim(), v.nonEmpty('missing'), v.maxLength(longest, 'too-long'));

/** The contact form: everything is required, blanks count as empty, the phone keeps only its digits (section 5). */
export const contactEntries = v.object({
  name: filled(LONGEST_CONTACT_ENTRY.name),
  email: v.pipe(filled(LONGEST_CONTACT_ENTRY.email), v.regex(EMAIL_SHAPE, 'email-shape')),
  phone: v.pipe(v.string('missing'), v.transform(decimalDigits), filled(LONGEST_CONTACT_ENTRY.phone)),
  // Stored as typed, including blank lines at both ends (CONTACT-10).
  message: v.pipe(
    v.string('missing'),
    v.regex(/\S/, 'missing'),
    v.maxLength(LONGEST_CONTACT_ENTRY.message, 'too-long'),
  ),
});

export type ContactEntries = v.InferOutput<typeof contactEntries>;
export type ContactField = keyof ContactEntries;

export type ContactCheck = EntriesCheck<ContactField, ContactProblem, ContactEntries>;

/** Checks the entries of the contact form and reports at most one problem for each. */
export const checkContactEntries = (typed: Readonly<Record<ContactField, string>>): ContactCheck =>
  checkEntries(contactEntries, PROBLEMS, typed);
