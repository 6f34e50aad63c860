/** A path without the slashes that may end it. */
export const pagePath = (pathname: string): string => pathname.replace(/\/+$/, '');

/** Where a path's own prerendered document may be, in the order of looking. */
export function documentCandidates(pathname: string): readonly string[] {
  const path = pagePath(pathname);
  if (path === '' || path === '/home') return ['/index.html'];
  return [`${path}/index.html`, `${path}.html`];
}
