import { decoded } from '#core/text/decoded.ts';

/** The content of `pages.json`, written by the build. */
export interface PageList {
  /** Known path → its prerendered file. */
  readonly pages: Readonly<Record<string, string>>;
  /** Patterns for addresses that only the API knows; they get the shell. */
  readonly shellPatterns: readonly string[];
  readonly shell: string;
  readonly notFound: string;
  /** Pattern → the not-found page of that part of the site; the first match counts. */
  readonly notFoundPatterns: Readonly<Record<string, string>>;
}

/** The document for an address; `not-found` means status 404, the others 200. */
export interface FoundPage {
  readonly kind: 'prerendered' | 'shell' | 'not-found';
  readonly file: string;
}

/**
 * Finds the document of an address (decision Q-80): a prerendered path gets its own file, a path that matches a pattern
 * the shell, everything else the not-found page of its part of the site or the general one.
 */
export function findPage(list: PageList, pathname: string): FoundPage {
  const path = plainPath(pathname);
  const known = Object.entries(list.pages).find(([page]) => plainPath(page) === path);
  if (known) return { kind: 'prerendered', file: known[1] };
  if (list.shellPatterns.some((pattern) => fits(path, pattern))) return { kind: 'shell', file: list.shell };
  const part = Object.entries(list.notFoundPatterns).find(([pattern]) => fits(path, pattern));
  return { kind: 'not-found', file: part?.[1] ?? list.notFound };
}

/**
 * Returns the canonical spelling of an address, like the application's router: decoded, composed, without trailing
 * slashes.
 */
function plainPath(path: string): string {
  const segments = path.replace(/^\/|\/+$/g, '').split('/');
  return `/${segments.map((segment) => decoded(segment).normalize('NFC')).join('/')}`;
}

function fits(path: string, pattern: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
