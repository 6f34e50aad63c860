import { headersOfAnother } from './headers-of-another.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Small files of the site that the worker keeps in one file, an object of their texts by path: hundreds, each fetched
 * and stored by itself, were four of five files of an installation and most of its time.
 *
 * @param keptFile that file as it is kept, undefined where it is not
 */
export function createGatheredFiles(keptFile: () => Promise<Response | undefined>) {
  let read: ReturnType<typeof readAll> | undefined;

  async function readAll() {
    const file = await keptFile();
    if (!file) return undefined;
    const texts: Record<string, string> = await file.json();
    return { headers: headersOfAnother(file), texts: new Map(Object.entries(texts)) };
  }

  /** One of them as its own address has it; undefined where it is not here. */
  return async function gatheredFile(pathname: string): Promise<Response | undefined> {
    read ??= readAll();
    const all = await read.catch(() => undefined);
    // It may be brought back, and nothing else would look again as long as this worker runs.
    if (!all) read = undefined;
    const text = all?.texts.get(pathname);
    if (text === undefined) return undefined;
    const headers = new Headers(all?.headers);
    headers.set('content-type', TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain');
    return new Response(text, { headers });
  };
}
