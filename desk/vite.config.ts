import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { DESK } from '#core/desk/addresses.ts';
import { NONCE_PLACE } from '#core/desk/nonce.ts';

const root = join(import.meta.dirname, '..');

/** The organisers' desk: a separate application; visitors load nothing of it. */
export default defineConfig({
  root: join(root, 'desk'),
  base: `${DESK}/`,
  publicDir: false,
  envDir: root,
  html: { cspNonce: NONCE_PLACE },
  plugins: [react()],
  build: {
    outDir: join(root, process.env.BUILD_DESK_DIR ?? 'dist-desk'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Loaded once by the few who work here; splitting it would gain them nothing.
    chunkSizeWarningLimit: 2_000,
  },
});
