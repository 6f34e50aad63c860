import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFreshForm } from './use-fresh-form.ts';

/** What stands in a form, by the names of its controls. */
export type Entries<Field extends string> = Readonly<Record<Field, string>>;
/** What is wrong with it; at most one problem for each control. */
export type Problems<Field extends string, Problem extends string> = Readonly<
  Partial<Record<Field, Problem>>
>;

interface Checks<Field extends string, Problem extends string> {
  /** From top to bottom; also the names of the controls. */
  readonly fields: readonly Field[];
  readonly check: (entries: Entries<Field>) => Problems<Field, Problem>;
  /** What stands in the form at first. */
  readonly initial?: Partial<Entries<Field>>;
  readonly onTyped?: (entries: Entries<Field>) => void;
  /** Every entry is good. The form has forgotten them by then. */
  readonly onGood: () => void;
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
  /** Counts the tries that failed, for the summary of errors. */
  readonly attempt: number;
  readonly isDirty: boolean;
}

const NONE: object = {};

/**
 * A form that is checked on this page and sends nothing: neither by itself nor, before its script is there, by the
 * browser, which "dialog" keeps from making what was typed part of an address (decision Q-43). Its fields belong to
 * the browser, not to React, so no copy of a password is held anywhere.
 */
export function useCheckedForm<Field extends string, Problem extends string>({
  fields,
  check,
  initial = NONE,
  onTyped,
  onGood,
}: Checks<Field, Problem>): CheckedForm<Field, Problem> {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(NONE as Problems<Field, Problem>);
  const [attempt, setAttempt] = useState(0);
  const [isDirty, setIsDirty] = useState(false);

  const empty = useCallback(() => {
    ref.current?.reset();
    setProblems(NONE as Problems<Field, Problem>);
    setIsDirty(false);
  }, []);
  useFreshForm(ref, empty);
  useEffect(() => {
    if (!ref.current) return;
    for (const field of fields) writeEntry(ref.current, field, initial[field]);
    setIsDirty(hasEntries(readEntries(ref.current, fields)));
  }, [fields, initial]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(readEntries(event.currentTarget, fields));
    if (Object.keys(found).length === 0) {
      empty();
      return onGood();
    }
    setProblems(found);
    setAttempt((before) => before + 1);
  };

  const onInput = () => {
    if (!ref.current) return;
    const entries = readEntries(ref.current, fields);
    onTyped?.(entries);
    setIsDirty(hasEntries(entries));
    setProblems((shown) => stillThere(fields, shown, check(entries)));
  };

  return { form: { ref, method: 'dialog', noValidate: true, onInput, onSubmit }, problems, attempt, isDirty };
}

function readEntries<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Entries<Field> {
  return Object.fromEntries(fields.map((field) => [field, entryOf(form, field)])) as Record<Field, string>;
}

function entryOf(form: HTMLFormElement, field: string): string {
  return controlOf(form, field)?.value ?? '';
}

function writeEntry(form: HTMLFormElement, field: string, entry: string | undefined): void {
  const control = controlOf(form, field);
  if (control !== null && entry !== undefined) control.value = entry;
}

function controlOf(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

const hasEntries = (entries: Entries<string>) => Object.values(entries).some((entry) => entry !== '');

/** Problems that were shown and are not put right yet; new ones wait for the next try. */
function stillThere<Field extends string, Problem extends string>(
  fields: readonly Field[],
  shown: Problems<Field, Problem>,
  now: Problems<Field, Problem>,
): Problems<Field, Problem> {
  const left = fields.filter((field) => shown[field] && now[field]);
  return Object.fromEntries(left.map((field) => [field, now[field]])) as Problems<Field, Problem>;
}
