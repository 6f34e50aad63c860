const LAT_LONG = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
/** Close enough to tell one building from the next. */
const ZOOM = 17;

/** Where a map shows this `latitude,longitude` (decision Q-13); null for no position on earth. */
export function mapAddress(latLong: string): string | null {
  const found = LAT_LONG.exec(latLong);
  if (found === null) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  // In the sea off Africa: what is written where nobody has looked a place up.
  if (latitude === 0 && longitude === 0) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
