import type { ContactEntries, ContactField } from '#core/contract/entities/contact-entries.ts';

/** The fields of the form, from top to bottom; also the names of their controls. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'message',
] as const satisfies readonly ContactField[];

export const EMPTY_ENTRIES: ContactEntries = { name: '', email: '', phone: '', message: '' };

/** What stands in the form, exactly as typed (a form's own data would change line ends). */
export function readEntries(form: HTMLFormElement): ContactEntries {
  const typed = (field: ContactField) => controlOf(form, field)?.value ?? '';
  return { name: typed('name'), email: typed('email'), phone: typed('phone'), message: typed('message') };
}

/** Puts texts into the form. */
export function fillEntries(form: HTMLFormElement, entries: ContactEntries): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field);
    if (control) control.value = entries[field];
  }
}

export function isEmpty(entries: ContactEntries): boolean {
  return CONTACT_FIELDS.every((field) => entries[field] === '');
}

/** Whether anything is typed. */
export function hasEntries(form: HTMLFormElement): boolean {
  return !isEmpty(readEntries(form));
}

function controlOf(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}
