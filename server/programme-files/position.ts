const FORM =
  /^\(?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NS])?\s*(?:[,;/]|\s)\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([EWO])?\s*\)?$/i;
/** No position has more characters. The pattern tries every way to distribute blanks, so it needs a limit. */
const MOST_CHARACTERS = 60;
/** About a metre. */
const DECIMALS = 5;

/**
 * Reads a position in degrees, `38.4824, 22.501` or `38.48° N 22.5° E`, as `latitude,longitude`; null for anything
 * else.
 */
export function readPosition(text: string | null): string | null {
  const written = (text ?? '').trim().replace(/\s+/g, ' ');
  if (written.length > MOST_CHARACTERS) return null;
  const [, latitude = '', south, longitude = '', west] = FORM.exec(written) ?? [];
  if (latitude === '') return null;
  const degrees = [
    signed(latitude, /s/i.test(south ?? '')),
    // O is east in German and west in French, so it is ambiguous.
    signed(longitude, /w/i.test(west ?? '')),
  ];
  return writePosition(degrees[0] ?? 0, degrees[1] ?? 0);
}

/** Writes a position; null if there is no such place. */
export function writePosition(latitude: number, longitude: number): string | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(DECIMALS)) + 0)).join(',');
}

const signed = (text: string, isNegative: boolean) => Number(text.replace(',', '.')) * (isNegative ? -1 : 1);
