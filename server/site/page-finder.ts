import { decoded } from '#core/text/decoded.ts';

/** The content of `pages.json`, written by the build. */
export interface PageList {
  /** Known path → its prerendered file. */
  readonly pages: Readonly<Record<string, string>>;
  /** Known path → the parameter of its query whose values have a file of their own. */
  readonly byQuery?: Readonly<
    Record<string, { readonly parameter: string; readonly files: Readonly<Record<string, string>> }>
  >;
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

/** Finds the documents of addresses. */
export class PageFinder {
  /** The paths of `pages` by their canonical spelling: to spell all of them with each request takes long. */
  private readonly paths: ReadonlyMap<string, string>;

  constructor(private readonly list: PageList) {
    // Of two spellings of one path the first counts.
    this.paths = new Map(
      Object.keys(list.pages)
        .reverse()
        .map((page) => [plainPath(page), page]),
    );
  }

  /**
   * Finds the document of an address (reading Q-80): a prerendered path gets its own file or that of its query, a path
   * that matches a pattern the shell, everything else the not-found page of its part of the site or the general one.
   *
   * @param search the query string
   */
  find(pathname: string, search: string): FoundPage {
    const { list } = this;
    const path = plainPath(pathname);
    const known = this.paths.get(path);
    const file = known === undefined ? undefined : (fileOfQuery(list, known, search) ?? list.pages[known]);
    if (file !== undefined) return { kind: 'prerendered', file };
    if (list.shellPatterns.some((pattern) => fits(path, pattern))) return { kind: 'shell', file: list.shell };
    const part = Object.entries(list.notFoundPatterns).find(([pattern]) => fits(path, pattern));
    return { kind: 'not-found', file: part?.[1] ?? list.notFound };
  }
}

/** Returns the file of a query, read like the application reads it: of a repeated parameter the first counts. */
function fileOfQuery({ byQuery = {} }: PageList, page: string, search: string): string | undefined {
  const own = byQuery[page];
  if (own === undefined) return undefined;
  const value = new URLSearchParams(search).get(own.parameter)?.normalize('NFC') ?? '';
  return Object.hasOwn(own.files, value) ? own.files[value] : undefined;
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
