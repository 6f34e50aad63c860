import './node-version.mjs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { asScript } from './run-child.mjs';

/** `npm run dev`: the site with hot reload and the embedded API in one process. */
await asScript(async () => {
  await ensureInstalled(dirname(dirname(fileURLToPath(import.meta.url))));
  const { createServer } = await import('vite');
  const server = await createServer({
    server: {
      port: Number(process.env.PORT ?? 4173),
      host: process.env.HOST ?? '127.0.0.1',
      strictPort: true,
    },
  });
  await server.listen();
  server.printUrls();
});
