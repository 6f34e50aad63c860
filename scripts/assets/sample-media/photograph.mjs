const WIDTH = 1200;
const COLOURS = 16;
/** The narrowest drawings are 900 wide: drawn at twice that, none is enlarged. */
const TWICE_ITS_SIZE_DPI = 144;

/**
 * Renders a drawing like a provider's photograph: a WebP 1200 pixels wide. With few flat colours, lossless compression
 * gives the smaller file, too.
 *
 * @param {string} drawing SVG text
 * @returns {Promise<Buffer>}
 */
export async function photograph(drawing) {
  const { default: sharp } = await import('sharp');
  const pixels = sharp(Buffer.from(drawing), { density: TWICE_ITS_SIZE_DPI }).resize(WIDTH);
  const inFewColours = await pixels.png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  return sharp(inFewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}
