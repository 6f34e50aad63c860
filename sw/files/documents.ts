/** Returns a path without trailing slashes. */
export const pagePath = (pathname: string): string => pathname.replace(/\/+$/, '');

/** Returns the paths where a page's prerendered document may be, in search order. */
export function documentCandidates(pathname: string): readonly string[] {
  const path = pagePath(pathname);
  if (path === '' || path === '/home') return ['/index.html'];
  return [`${path}/index.html`, `${path}.html`];
}
