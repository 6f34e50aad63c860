/** A file in JSON with the product's name and slug of the settings. */
export function nameProduct(json: string, settings: { productName: string; productSlug: string }): string;

/** Development: the files of `public` that name the product, with its name in the settings. */
export function productNames(): import('vite').Plugin;
