import { type Role, roles } from '#content/reference/enrolment-lists.ts';

/** What the choice of a role hands to the sign-up form in the history entry (section 2, SIGNUP-02). */
export function signUpState(role: Role) {
  return { category: role };
}

/** The role in a history entry, which survives a reload; null where there is none (SIGNUP-03). */
export function roleOf(state: unknown): Role | null {
  if (typeof state !== 'object' || state === null || !('category' in state)) return null;
  return roles.find((role) => role === state.category) ?? null;
}
