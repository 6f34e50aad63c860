import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';
import type { ServerModule } from './prerender/server-module.ts';

/** Paths that the API answers in development. All others are Vite's. */
const API_PATH = /^\/(?:api|calendar|desk\/api|media|storage|uploads|(?:enrolment|widget)-sample|__)/;

/** Development only: runs the embedded API inside Vite's own server, and restarts it when its sources change. */
export function embeddedApi(): Plugin {
  return {
    name: 'embedded-api',
    apply: 'serve',
    configureServer(vite) {
      let current: { createApp: ServerModule['createApp']; app: FastifyInstance } | undefined;
      vite.middlewares.use(async (request, response, next) => {
        // The server has a route for the frame of widgets. Vite would answer this path with the application.
        if (request.url === '/widget/frame') request.url = '/widget/frame.html';
        if (!API_PATH.test(request.url ?? '')) return next();
        try {
          const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as ServerModule;
          if (current?.createApp !== createApp) {
            await current?.app.close();
            const { settings } = await vite.ssrLoadModule('/core/settings.ts');
            const product = { name: settings.productName, slug: settings.productSlug };
            const app = await createApp({
              dataDir: '.data/dev',
              siteDir: null,
              scenario: 'default',
              hasProbes: process.env.PROBES === 'on',
              product,
            });
            await app.ready();
            current = { createApp, app };
          }
          current.app.routing(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
