import * as v from 'valibot';

/** The outcome of checking a form: the entries as the schema reads them, or at most one problem per field. */
export type EntriesCheck<Field extends string, Problem extends string, Entries> =
  | { readonly isGood: true; readonly entries: Entries }
  | { readonly isGood: false; readonly problems: Readonly<Partial<Record<Field, Problem>>> };

/**
 * Checks what a form holds. The messages of the schema are the names of the problems.
 *
 * @param problems every name the schema uses; the first one stands for any other message
 */
export function checkEntries<Field extends string, Problem extends string, Entries>(
  schema: v.GenericSchema<Readonly<Record<Field, string>>, Entries>,
  problems: readonly [Problem, ...Problem[]],
  typed: Readonly<Record<Field, string>>,
): EntriesCheck<Field, Problem, Entries> {
  const result = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (result.success) return { isGood: true, entries: result.output };
  const found: Partial<Record<Field, Problem>> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) as Field | null;
    if (field !== null) found[field] = problems.find((problem) => problem === issue.message) ?? problems[0];
  }
  return { isGood: false, problems: found };
}
