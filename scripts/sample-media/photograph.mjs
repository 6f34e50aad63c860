const WIDTH = 1200;
const COLOURS = 16;

/**
 * A drawing as a photograph would come from a provider: a WebP of at most 1200 pixels width. Its few flat colours make
 * the lossless form the smaller one, too. Needs the package sharp, which nothing else here does.
 *
 * @param {string} drawing SVG text
 * @returns {Promise<Buffer>}
 */
export async function photograph(drawing) {
  const { default: sharp } = await import('sharp');
  const pixels = sharp(Buffer.from(drawing), { density: 144 }).resize({
    width: WIDTH,
    withoutEnlargement: true,
  });
  const inFewColours = await pixels.png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  return sharp(inFewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}
