/*
 * Draws a preview of every picture in a folder, beside it: node draw-previews.mjs FOLDER. What cannot be drawn has a file
 * with the reason. In a process of its own, because a server's tests shut the reader of drawings for all of theirs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const [folder = ''] = process.argv.slice(2);
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
const { drawPreview } = await vite.ssrLoadModule('/scripts/build/previews/draw-preview.ts');
for (const name of readdirSync(folder)) {
  const picture = readFileSync(join(folder, name));
  try {
    writeFileSync(join(folder, `${name}.preview.jpg`), await drawPreview(picture));
  } catch (error) {
    writeFileSync(join(folder, `${name}.refused.txt`), String(error));
  }
}
await vite.close();
