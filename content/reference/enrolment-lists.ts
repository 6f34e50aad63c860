/*
 * What the enrolment forms let choose, in the words and the order of the specification (section 5). The words are
 * also the keys of their labels in other languages.
 */

/** Roles that can be asked for; the first is chosen until another one is (reading Q-72). */
export const roles = ['District Council', 'Jury/Refree', 'Volunteer', 'Other'] as const;
export type Role = (typeof roles)[number];

export const genders = ['male', 'female', 'other'] as const;
export const countries = ['India', 'America', 'China'] as const;
/** The same for every country (reading Q-44). */
export const states = ['Delhi', 'Bihar', 'Gujarat', 'Chandigarh'] as const;

/** The same for every country, too. */
export const DIALLING_CODE = '+91';
