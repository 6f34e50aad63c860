import './node-version.mjs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { readPort, whyNotListen } from './listen-check.mjs';
import { asScript, onStop } from './run-child.mjs';

const host = process.env.HOST || '127.0.0.1';

/** `npm run dev`: the site with hot reload and the embedded API in one process. */
await asScript(async () => {
  const port = readPort(process.env.PORT || '4173');
  const obstacle = await whyNotListen(port, host);
  if (obstacle) throw new Error(obstacle);
  await ensureInstalled(join(dirname(fileURLToPath(import.meta.url)), '../..'));
  const { createServer } = await import('vite');
  const server = await createServer({ server: { port, host, strictPort: true } });
  onStop(() => void server.close().finally(() => process.exit(0)));
  await server.listen();
  server.printUrls();
});
