/**
 * Development only: the embedded API answers inside Vite's own server, reloaded with its sources.
 *
 * @returns {import('vite').Plugin}
 */
export function embeddedApi() {
  const OURS = /^\/(?:api|media|storage|(?:enrolment|widget)-sample|__)/;
  return {
    name: 'embedded-api',
    apply: 'serve',
    configureServer(vite) {
      let current;
      vite.middlewares.use(async (request, response, next) => {
        // The server's route for the frame of widgets; Vite itself would give the application.
        if (request.url === '/widget/frame') request.url = '/widget/frame.html';
        if (!OURS.test(request.url ?? '')) return next();
        try {
          const { createApp } = await vite.ssrLoadModule('/server/app.ts');
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
