/** Addresses that are not pages of the application: the worker never answers them (PWA-07). */
const NOT_OURS: readonly RegExp[] = [
  /^\/(?:api|documents|enrolment-sample|widget|reset)(?:\/|$)/,
  /^\/__/,
  // A file, by its extension; event paths may end in a version ("games-2.0").
  /\.[a-z][a-z0-9]{0,9}$/i,
];

/** Whether opening this path is the application's business. */
export function isNavigationOfOurs(pathname: string): boolean {
  return !NOT_OURS.some((pattern) => pattern.test(pathname));
}

/** A path without the slashes that may end it. */
export const pagePath = (pathname: string): string => pathname.replace(/\/+$/, '');

/** A paper to read, which comes with the build and is opened in a window as it is (DONATE-04). */
export function isPaper(pathname: string): boolean {
  return /^\/documents\/[^/]+\.pdf$/i.test(pathname);
}

/** Where a path's own prerendered document may be, in the order of looking. */
export function documentCandidates(pathname: string): readonly string[] {
  const path = pagePath(pathname);
  if (path === '' || path === '/home') return ['/index.html'];
  return [`${path}/index.html`, `${path}.html`];
}
