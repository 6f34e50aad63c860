/** File names and the content types they must have. All other names must not be HTML. */
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
 * Whether this is the requested file of the build: it exists, is from our origin, was not redirected elsewhere, and has
 * the type of its name, so that no HTML page replaces a script.
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

/** Normalizes a page's path, since hosts that drop its extension redirect to the same page. */
const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
