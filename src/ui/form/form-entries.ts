/** What stands in a form, by the names of its controls. */
export type Entries<Field extends string> = Readonly<Record<Field, string>>;

/** Reads the form exactly as typed; `FormData` would change line ends. */
export function readEntries<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Entries<Field> {
  return Object.fromEntries(fields.map((field) => [field, controlOf(form, field)?.value ?? ''])) as Record<
    Field,
    string
  >;
}

/** Puts entries into the form; fields without an entry stay as they are. */
export function writeEntries<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  entries: Partial<Entries<Field>>,
): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    const entry = entries[field];
    if (control !== null && entry !== undefined) control.value = entry;
  }
}

/** Whether anything is typed, blanks included. */
export const hasEntries = (entries: Entries<string>) => Object.values(entries).some((entry) => entry !== '');

function controlOf(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}
