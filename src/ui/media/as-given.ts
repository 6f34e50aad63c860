/**
 * Returns the address for a frame exactly as the provider gives it (reading Q-77), or as parsed if it lacks a scheme,
 * since it would then be a path of ours.
 */
export const asGiven = (given: string, href: string): string =>
  /^(?:https?:)?\/\//i.test(given) ? given : href;
