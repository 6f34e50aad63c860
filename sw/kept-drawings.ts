import { headersOfAnother } from './headers-of-another.ts';

/**
 * The site's drawings, which the worker keeps in one file: a hundred small ones, each fetched and stored by itself,
 * were two of five files of an installation and a quarter of its time.
 *
 * @param keptFile that file as it is kept, undefined where it is not
 */
export function createKeptDrawings(keptFile: () => Promise<Response | undefined>) {
  let read: ReturnType<typeof readAll> | undefined;

  async function readAll() {
    const file = await keptFile();
    if (!file) return undefined;
    const headers = headersOfAnother(file);
    headers.set('content-type', 'image/svg+xml');
    const texts: Record<string, string> = await file.json();
    return { headers, texts: new Map(Object.entries(texts)) };
  }

  /** One drawing as its own address has it; undefined where it is not here. */
  return async function keptDrawing(pathname: string): Promise<Response | undefined> {
    read ??= readAll();
    const drawings = await read.catch(() => undefined);
    // It may be brought back, and nothing else would look again as long as this worker runs.
    if (!drawings) read = undefined;
    const text = drawings?.texts.get(pathname);
    return text === undefined ? undefined : new Response(text, { headers: drawings?.headers ?? {} });
  };
}
