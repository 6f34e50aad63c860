import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The product's name in the settings. */
export interface ProductSettings {
  readonly productName: string;
  readonly productSlug: string;
}

/** Files of `public` that name the product, and their media types. */
const MEDIA_TYPES = { 'seo.json': 'application/json', 'manifest.webmanifest': 'application/manifest+json' };

/**
 * Puts the product's name and slug into a JSON file (reading Q-01). Neither the browser nor a crawler could do that
 * later.
 */
export function nameProduct(json: string, { productName, productSlug }: ProductSettings): string {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return json
    .replaceAll('%PRODUCT_NAME%', () => inJson(productName))
    .replaceAll('%PRODUCT_SLUG%', () => inJson(productSlug));
}

/** Puts the product's name into the files of a built site. */
export function nameProductIn(siteDir: string, settings: ProductSettings): void {
  for (const file of Object.keys(MEDIA_TYPES)) {
    const path = join(siteDir, file);
    writeFileSync(path, nameProduct(readFileSync(path, 'utf8'), settings));
  }
}

/** Development only: names the product in files of `public`, which Vite would otherwise send unchanged. */
export function productNames(): Plugin {
  return {
    name: 'product-names',
    apply: 'serve',
    configureServer(vite) {
      for (const [file, mediaType] of Object.entries(MEDIA_TYPES)) {
        vite.middlewares.use(`/${file}`, async (_request, response, next) => {
          try {
            const { settings } = await vite.ssrLoadModule('/core/settings.ts');
            response.setHeader('content-type', mediaType);
            response.end(nameProduct(readFileSync(join('public', file), 'utf8'), settings));
          } catch (error) {
            next(error);
          }
        });
      }
    },
  };
}
