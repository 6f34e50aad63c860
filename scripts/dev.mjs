import { createServer } from 'vite';

/** `npm run dev`: the site with hot reload and the embedded API in one process. */
const server = await createServer({
  server: { port: Number(process.env.PORT ?? 4173), host: process.env.HOST ?? '127.0.0.1', strictPort: true },
});
await server.listen();
server.printUrls();
