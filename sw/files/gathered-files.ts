import { headersOfAnother } from './headers-of-another.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Reads small files of the site from a bundle, an object of their texts by path. Fetched and stored singly, these
 * hundreds of files made up four fifths of an installation and most of its time.
 *
 * @param keptFile returns the stored bundle, or undefined if there is none
 */
export function createGatheredFiles(keptFile: () => Promise<Response | undefined>) {
  let read: ReturnType<typeof readAll> | undefined;

  async function readAll() {
    const file = await keptFile();
    if (!file) return undefined;
    const texts: Record<string, string> = await file.json();
    return { headers: headersOfAnother(file), texts: new Map(Object.entries(texts)) };
  }

  /** Returns one of the files as its own address would; undefined if it is not here. */
  return async function gatheredFile(pathname: string): Promise<Response | undefined> {
    read ??= readAll();
    const all = await read.catch(() => undefined);
    // The bundle may be restored later, so this worker must look again.
    if (!all) read = undefined;
    const text = all?.texts.get(pathname);
    if (text === undefined) return undefined;
    const headers = new Headers(all?.headers);
    headers.set('content-type', TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain');
    return new Response(text, { headers });
  };
}
