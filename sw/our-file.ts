/** Whether this is the asked file of the build: there, from here, and no page in the place of something else. */
export function isOurFile({ url }: Pick<Request, 'url'>, { status, type, headers }: Response): boolean {
  const isPage = (headers.get('content-type') ?? 'text/html').startsWith('text/html');
  return status === 200 && type === 'basic' && isPage === new URL(url).pathname.endsWith('.html');
}
