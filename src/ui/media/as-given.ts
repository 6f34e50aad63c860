/**
 * The address for a frame exactly as the provider gives it (decision Q-77), or as it was read where it lacks its scheme:
 * it would be a path of ours.
 */
export const asGiven = (given: string, href: string): string =>
  /^(?:https?:)?\/\//i.test(given) ? given : href;
