import type Sharp from 'sharp';

/** The only decoders that may read uploaded bytes. Those for SVG, PDF and a hundred other formats stay disabled. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);

let library: Promise<typeof Sharp> | undefined;

/** Loads the library that reads pictures when the first one is uploaded; a server without a desk never needs it. */
export function imageLibrary(): Promise<typeof Sharp> {
  library ??= load();
  return library;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  // No cache, because no upload is repeated; few threads, because the same processors serve visitors.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
