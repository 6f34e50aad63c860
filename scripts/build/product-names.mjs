import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of `public` that name the product, and what they are served as. */
const KINDS = { 'seo.json': 'application/json', 'manifest.webmanifest': 'application/manifest+json' };

/**
 * A file in JSON with the product's name and slug of the settings (decision Q-01), which neither the browser nor a
 * crawler could put in.
 *
 * @param {string} json
 * @param {{ productName: string, productSlug: string }} settings
 */
export function nameProduct(json, { productName, productSlug }) {
  const inJson = (text) => JSON.stringify(text).slice(1, -1);
  return json
    .replaceAll('%PRODUCT_NAME%', () => inJson(productName))
    .replaceAll('%PRODUCT_SLUG%', () => inJson(productSlug));
}

/** Does so in a built site. */
export function nameProductIn(siteDir, settings) {
  for (const file of Object.keys(KINDS)) {
    const path = join(siteDir, file);
    writeFileSync(path, nameProduct(readFileSync(path, 'utf8'), settings));
  }
}

/**
 * Development: Vite would send the files of `public` as they are.
 *
 * @returns {import('vite').Plugin}
 */
export function productNames() {
  return {
    name: 'product-names',
    apply: 'serve',
    configureServer(vite) {
      for (const [file, kind] of Object.entries(KINDS)) {
        vite.middlewares.use(`/${file}`, async (_request, response, next) => {
          try {
            const { settings } = await vite.ssrLoadModule('/core/settings.ts');
            response.setHeader('content-type', kind);
            response.end(nameProduct(readFileSync(join('public', file), 'utf8'), settings));
          } catch (error) {
            next(error);
          }
        });
      }
    },
  };
}
