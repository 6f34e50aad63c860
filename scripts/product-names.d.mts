/** Development: the files of `public` that name the product, with its name in the settings. */
export function productNames(): import('vite').Plugin;
