import { resolve } from 'node:path';
import type { PrerenderModule } from './prerender-module.ts';
import type { ServerModule } from './server-module.ts';

/** The API that pages are prerendered with. */
export interface PrerenderApi {
  /** Whether it answers as its contract says. Otherwise every call fails at once. */
  readonly isReachable: boolean;
  /** The file of a picture that it serves itself; null if there is none, or it is another's. */
  picture(path: string): Promise<Buffer | null>;
  close(): Promise<void>;
}

/**
 * Opens the API that the settings name. If they name none, the sample server runs in this process, and relative calls go
 * to it. It answers what is published in the server's own folder, or the sample.
 */
export async function openApi(
  { settings, apiAnswers }: PrerenderModule,
  loadServer: () => Promise<ServerModule>,
): Promise<PrerenderApi> {
  const realFetch = globalThis.fetch;
  const restoreFetch = () => {
    globalThis.fetch = realFetch;
  };
  if (settings.apiBase !== '') {
    const isReachable = await apiAnswers();
    if (!isReachable)
      globalThis.fetch = () => Promise.reject(new TypeError('the API does not answer at build time'));
    return { isReachable, picture: async () => null, close: async () => restoreFetch() };
  }
  const { createApp } = await loadServer();
  const app = await createApp({
    dataDir: resolve('.build/prerender-data'),
    // As the server has it (`server/main.ts`).
    contentDir: resolve(process.env.DATA_DIR || '.data'),
    contentPostgres: process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, connections: 2 } : null,
    siteDir: null,
    scenario: 'default',
    product: { name: settings.productName, slug: settings.productSlug },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  globalThis.fetch = (input, init) =>
    realFetch(input instanceof Request ? input : new URL(input, origin), init);
  return {
    isReachable: true,
    picture: async (path) => {
      const answer = await realFetch(new URL(path, origin));
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    close: async () => {
      restoreFetch();
      await app.close();
    },
  };
}
