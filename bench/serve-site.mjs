import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './serve.mjs';

/**
 * Runs the site's own server for a folder, on a free port, with a database of its own.
 *
 * @param {string} folder built site
 * @param {Record<string, string>} [settings] further ones of the server
 */
export const serveSite = (folder, settings = {}) =>
  serve('dist-server/main.js', {
    SITE_DIR: folder,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
    ...settings,
  });
