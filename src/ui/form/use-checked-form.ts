import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Entries, hasEntries, readEntries, writeEntries } from './form-entries.ts';
import { useFreshForm } from './use-fresh-form.ts';

/** What is wrong with the entries; at most one problem for each control. */
export type Problems<Field extends string, Problem extends string> = Readonly<
  Partial<Record<Field, Problem>>
>;

/** What a check of the entries against a schema finds (`EntriesCheck` of the contract). */
type Check<Field extends string, Problem extends string, Good> =
  | { readonly isGood: true; readonly entries: Good }
  | { readonly isGood: false; readonly problems: Problems<Field, Problem> };

interface FormRules<Field extends string, Problem extends string, Good> {
  /** From top to bottom; also the names of the controls. */
  readonly fields: readonly Field[];
  readonly check: (typed: Entries<Field>) => Check<Field, Problem, Good>;
  /** Put into the form once, on mount. */
  readonly initial?: Partial<Entries<Field>>;
  /** While true, the form does not submit. */
  readonly isBusy?: boolean;
  readonly onTyped?: (typed: Entries<Field>, check: Check<Field, Problem, Good>) => void;
  /** Submitted without a problem. The entries stay in the form until `fill` or `empty` replaces them. */
  readonly onGood: (entries: Good, typed: Entries<Field>) => void;
  /** The hook emptied the form because somebody came back to it (KIOSK-04). Must be stable. */
  readonly onFresh?: () => void;
}

interface CheckedForm<Field extends string, Problem extends string> {
  /** To be spread over the form. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'dialog';
    readonly noValidate: true;
    readonly onInput: () => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  readonly problems: Problems<Field, Problem>;
  /** Counts failed attempts, for the error summary. */
  readonly attempt: number;
  readonly isDirty: boolean;
  /** Replaces the entries and removes the problems. */
  readonly fill: (entries: Entries<Field>) => void;
  readonly empty: () => void;
}

const NONE: object = {};

/**
 * A form that is checked on this page. Its fields belong to the browser, not to React: what is typed before the script
 * has loaded stays, and no copy of a password is held. Until then `method="dialog"` keeps the browser from sending the
 * entries as part of an address (reading Q-43).
 */
export function useCheckedForm<Field extends string, Problem extends string, Good>({
  fields,
  check,
  initial = NONE,
  isBusy = false,
  onTyped,
  onGood,
  onFresh,
}: FormRules<Field, Problem, Good>): CheckedForm<Field, Problem> {
  const ref = useRef<HTMLFormElement>(null);
  const none = NONE as Problems<Field, Problem>;
  const [problems, setProblems] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setIsDirty] = useState(false);

  const empty = useCallback(() => {
    ref.current?.reset();
    setProblems(none);
    setIsDirty(false);
  }, []);
  const fill = useCallback(
    (entries: Entries<Field>) => {
      if (ref.current) writeEntries(ref.current, fields, entries);
      setProblems(none);
      setIsDirty(hasEntries(entries));
    },
    [fields],
  );
  const startFresh = useCallback(() => {
    empty();
    onFresh?.();
  }, [empty, onFresh]);
  useFreshForm(ref, startFresh);
  useEffect(() => {
    if (!ref.current) return;
    writeEntries(ref.current, fields, initial);
    setIsDirty(hasEntries(readEntries(ref.current, fields)));
  }, [fields, initial]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = readEntries(event.currentTarget, fields);
    const found = check(typed);
    setProblems(found.isGood ? none : found.problems);
    if (found.isGood) onGood(found.entries, typed);
    else setAttempt((before) => before + 1);
  };

  const onInput = () => {
    if (!ref.current) return;
    const typed = readEntries(ref.current, fields);
    const found = check(typed);
    onTyped?.(typed, found);
    setIsDirty(hasEntries(typed));
    setProblems((shown) => (found.isGood ? none : stillThere(fields, shown, found.problems)));
  };

  return {
    form: { ref, method: 'dialog', noValidate: true, onInput, onSubmit },
    problems,
    attempt,
    isDirty,
    fill,
    empty,
  };
}

/** Problems that were shown and are not corrected yet; new ones wait for the next submit. */
function stillThere<Field extends string, Problem extends string>(
  fields: readonly Field[],
  shown: Problems<Field, Problem>,
  now: Problems<Field, Problem>,
): Problems<Field, Problem> {
  const left = fields.filter((field) => shown[field] && now[field]);
  return Object.fromEntries(left.map((field) => [field, now[field]])) as Problems<Field, Problem>;
}
