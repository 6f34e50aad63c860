const LAT_LONG = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
/** Close enough to distinguish neighbouring buildings. */
const ZOOM = 17;

/** Returns the address of a map that shows this `latitude,longitude` (reading Q-13); null if it is not on earth. */
export function mapAddress(latLong: string): string | null {
  const found = LAT_LONG.exec(latLong);
  if (found === null) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  // A point in the sea off Africa: what people enter when nobody has looked the place up.
  if (latitude === 0 && longitude === 0) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
