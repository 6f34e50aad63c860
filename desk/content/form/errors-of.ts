import type { DeskProblem } from '#core/desk/problems.ts';

interface Errors {
  [name: string]: string | Errors;
}

/** Problems by their fields, as the form takes them: `page.html` is in `body.page.html`. */
export function errorsOf(problems: readonly DeskProblem[]): Errors {
  const errors: Errors = {};
  for (const { field, message } of problems)
    if (field !== null) put(errors, ['body', ...partsOf(field)], message);
  return errors;
}

/** Entries of lists may be written `games.0` or `games[0]`. */
const partsOf = (field: string) => field.split(/[.[\]]+/).filter(Boolean);

function put(errors: Errors, [first = '', ...rest]: readonly string[], message: string): void {
  if (rest.length === 0) {
    errors[first] ??= message;
    return;
  }
  const inside = errors[first];
  const next: Errors = typeof inside === 'object' ? inside : {};
  errors[first] = next;
  put(next, rest, message);
}
