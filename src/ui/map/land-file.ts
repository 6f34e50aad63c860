/** The outlines of the world, drawn in the square of the Mercator projection (`scripts/assets/map-outlines.mjs`). */
export const LAND_FILE = '/map/land.svg';
