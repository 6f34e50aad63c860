import * as v from 'valibot';
import { checkEntries, type EntriesCheck } from '#core/contract/check-entries.ts';

export const LOG_IN_FIELDS = ['username', 'password'] as const;
export type LogInField = (typeof LOG_IN_FIELDS)[number];

/** Both fields are required (LOGIN-01); a password may consist of blanks. */
const logInEntries = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('missing')),
  password: v.pipe(v.string(), v.nonEmpty('missing')),
});

type LogInEntries = v.InferOutput<typeof logInEntries>;

/** Checks the entries of the log-in form; at most one problem for each field. */
export const checkLogIn = (
  typed: Readonly<Record<LogInField, string>>,
): EntriesCheck<LogInField, 'missing', LogInEntries> => checkEntries(logInEntries, ['missing'], typed);
