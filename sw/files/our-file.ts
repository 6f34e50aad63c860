/** What a file is by its name, and how its content type begins or ends then. Names not among them are no pages. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.html$/, /^text\/html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//],
];
const NO_PAGE = /^(?!text\/html)/;

/**
 * Whether this is the asked file of the build: there, from here, not sent on to another place, and what its name
 * says: no page in the place of a script.
 */
export function isOurFile({ url }: Pick<Request, 'url'>, response: Response): boolean {
  const { status, type, headers } = response;
  const { pathname } = new URL(url);
  const expected = TYPES.find(([name]) => name.test(pathname))?.[1] ?? NO_PAGE;
  return (
    status === 200 &&
    type === 'basic' &&
    expected.test(headers.get('content-type') ?? 'text/html') &&
    (!response.redirected || plain(new URL(response.url).pathname) === plain(pathname))
  );
}

/** Hosts that take the ending off a page's name send on to the same place. */
const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
