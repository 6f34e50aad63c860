import * as v from 'valibot';
import { findList, refuseUnlessOk, ShapeError } from './envelope.ts';
import { firstProblem, gatherLeftOut, isEmptyOrOf, readEntries } from './fields.ts';

/** Takes one log line about a part of an answer that could not be used. */
export type Note = (problem: string) => void;

type Shape<Output> = v.GenericSchema<unknown, Output>;

/** The form of an answer, for the API document. */
export interface AnswerForm {
  /**
   * `list`: all items count; `first`: the first usable one; `head`: the very first;
   * `groups`: one item under each key; `whole`: the body itself.
   */
  readonly takes: 'list' | 'first' | 'head' | 'groups' | 'whole';
  readonly item: v.GenericSchema;
  readonly status: 'named' | 'unnamed';
}

/** Reads a parsed JSON body into our own fields. */
export interface ReadBody<Answer> {
  (body: unknown, note: Note): Answer;
  readonly form: AnswerForm;
}

/** `named`: the specification names a `status` for this answer, and only 1 is good (reading Q-06). */
interface EnvelopeRule {
  readonly status?: 'named' | 'unnamed';
}

/** Reads a list in any wrapper. A bad item is dropped and noted, the others stay. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Output>(
  item: Shape<Output>,
  { status = 'unnamed' }: EnvelopeRule = {},
): ReadBody<Output[]> {
  return withForm({ takes: 'list', item, status }, (body, note) => readItems(findList(body), item, note));
}

/** Reads a list of which only the first usable item counts; `null` if there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function firstOf<Output>(item: Shape<Output>): ReadBody<Output | null> {
  return withForm({ takes: 'first', item, status: 'unnamed' }, (body, note) => {
    return readItems(findList(body), item, note)[0] ?? null;
  });
}

/** Reads a list of which only the very first item counts, even if it is unusable. */
/* @__NO_SIDE_EFFECTS__ */
export function headOf<Output>(item: Shape<Output>): ReadBody<Output | null> {
  return withForm({ takes: 'head', item, status: 'unnamed' }, (body, note) => {
    const items = findList(body);
    refuseOthers(items, item);
    return readFitting(items.slice(0, 1), item, note)[0] ?? null;
  });
}

/** Reads an answer whose wrapper has fields of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeOf<Output>(
  whole: Shape<Output>,
  { status = 'unnamed' }: EnvelopeRule = {},
): ReadBody<Output> {
  return withForm({ takes: 'whole', item: whole, status }, (body, note) => {
    const { result, problems } = gatherLeftOut(() => v.safeParse(whole, body));
    if (!result.success) throw new ShapeError(firstProblem(result.issues));
    for (const problem of problems) note(problem);
    return result.output;
  });
}

/** Reads with a custom function, after the status check. */
/* @__NO_SIDE_EFFECTS__ */
export function withForm<Answer>(
  form: AnswerForm,
  read: (body: unknown, note: Note) => Answer,
): ReadBody<Answer> {
  const readOk = (body: unknown, note: Note): Answer => {
    refuseUnlessOk(body, form.status);
    return read(body, note);
  };
  return Object.assign(readOk, { form });
}

/** Reads with `inner` and converts the result. */
/* @__NO_SIDE_EFFECTS__ */
export function mapRead<Inner, Answer>(
  inner: ReadBody<Inner>,
  change: (read: Inner) => Answer,
): ReadBody<Answer> {
  return withForm(inner.form, (body, note) => change(inner(body, note)));
}

/**
 * Keeps the items that fit, in order, and notes the others by index.
 *
 * @throws ShapeError if there are items but none of this kind: the provider sent an error, not an empty list
 */
export function readItems<Output>(items: readonly unknown[], item: Shape<Output>, note: Note): Output[] {
  refuseOthers(items, item);
  return readFitting(items, item, note);
}

/** Works like `readItems`, but items of other kinds may stand next to these. */
export function readFitting<Output>(items: readonly unknown[], item: Shape<Output>, note: Note): Output[] {
  const { result, problems } = gatherLeftOut(() => readEntries(items, item));
  for (const problem of problems) note(problem);
  return result;
}

function refuseOthers(items: readonly unknown[], item: v.GenericSchema): void {
  if (!isEmptyOrOf(item, items)) throw new ShapeError(`of ${items.length} entries none is of this call`);
}
