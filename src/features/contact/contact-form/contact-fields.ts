import type { ContactField } from '#core/contract/entities/contact-entries.ts';

/** The fields from top to bottom; also the names of their controls. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'message',
] as const satisfies readonly ContactField[];

/** The id of a field's control. */
export const idOfField = (field: ContactField) => `contact-${field}`;

export function focusOnField(field: ContactField): void {
  document.getElementById(idOfField(field))?.focus();
}
