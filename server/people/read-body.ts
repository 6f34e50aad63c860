import * as v from 'valibot';
import { EMAIL_SHAPE } from '#core/contract/entities/contact-entries.ts';
import { isRecord } from '#core/contract/envelope.ts';
import { ROLES } from '#core/desk/people.ts';
import { DeskError } from '../desk/desk-error.ts';

const LONGEST_NAME = 200;
const LONGEST_EMAIL = 254;
/** Longer passwords are certainly wrong and need not be hashed. The rule for new ones is stricter. */
const LONGEST_GIVEN_PASSWORD = 1_000;
const EMAIL_SENTENCE = 'Enter an email address like ada@example.org.';
const ROLE_SENTENCE = 'Choose one of the roles.';
const NAME_SENTENCE = 'Enter your name.';
const PASSWORD_SENTENCE = 'Enter your password.';

/** Characters that show nothing, though some of them count as letters or punctuation. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text is visible at all: the history must not show an empty name. */
function hasVisibleSign(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));
}

/** A field that is missing is empty. */
const text = (sentence: string) => v.optional(v.string(sentence), '');
const email = v.pipe(
  text(EMAIL_SENTENCE),
  v.trim(),
  v.maxLength(LONGEST_EMAIL, EMAIL_SENTENCE),
  v.regex(EMAIL_SHAPE, EMAIL_SENTENCE),
);
const role = v.pipe(text(ROLE_SENTENCE), v.picklist(ROLES, ROLE_SENTENCE));
const password = v.pipe(
  text(PASSWORD_SENTENCE),
  v.nonEmpty(PASSWORD_SENTENCE),
  v.maxLength(LONGEST_GIVEN_PASSWORD, 'The password is too long.'),
);
const name = v.pipe(
  text(NAME_SENTENCE),
  v.trim(),
  v.check(hasVisibleSign, NAME_SENTENCE),
  v.maxLength(LONGEST_NAME, `The name can have ${LONGEST_NAME} characters at most.`),
  v.regex(/^\P{Cc}*$/u, 'The name has characters that can’t be shown.'),
);

export const credentials = v.object({ email, password });
export const joining = v.object({ name, email, password });
export const personToInvite = v.object({ email, role });
export const newRole = v.object({ role });
export const newPassword = v.object({ old: password, new: password });

/**
 * Reads the fields of a body one by one. Whatever else it says has no effect.
 *
 * @throws DeskError that names every field to correct
 */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  if (!isRecord(body)) throw new DeskError({ error: 'malformed', message: 'A JSON object is expected.' });
  const read = v.safeParse(schema, body, { abortPipeEarly: true });
  if (read.success) return read.output;
  throw invalid(read.issues.map((issue) => ({ field: v.getDotPath(issue), message: issue.message })));
}

/** The refusal of a body with something to correct. */
export function invalid(problems: readonly { field: string | null; message: string }[]): DeskError {
  return new DeskError({ error: 'invalid', message: problems[0]?.message ?? '', problems });
}
