import type Sharp from 'sharp';

/** The only readers that bytes from outside ever reach. Those of SVG, PDF and a hundred others stay shut. */
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
  // No upload is repeated, and visitors are served by the same processors.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
