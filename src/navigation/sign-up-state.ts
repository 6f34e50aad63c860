import { type Role, roles } from '#content/reference/enrolment-lists.ts';

/** Returns the history state that passes the chosen role to the sign-up form (section 2, SIGNUP-02). */
export function signUpState(role: Role) {
  return { category: role };
}

/** Returns the role in a history entry, which survives a reload; null if there is none (SIGNUP-03). */
export function roleOf(state: unknown): Role | null {
  if (typeof state !== 'object' || state === null || !('category' in state)) return null;
  return roles.find((role) => role === state.category) ?? null;
}
