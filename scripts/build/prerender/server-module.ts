import type { FastifyInstance } from 'fastify';

/**
 * The part of `server/app.ts` that the build uses. The build loads that file at run time, from its bundle or through
 * Vite.
 */
export interface ServerModule {
  createApp(options: {
    readonly dataDir: string;
    readonly contentDir?: string;
    readonly contentPostgres?: { readonly url: string; readonly connections: number } | null;
    readonly siteDir: null;
    readonly scenario: 'default';
    readonly hasProbes?: boolean;
    readonly product: { readonly name: string; readonly slug: string };
  }): Promise<FastifyInstance>;
}
