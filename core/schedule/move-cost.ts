/** When and where an entry takes place. */
interface Occasion {
  /** Local minutes at the event; null if the start is unknown. */
  readonly minute: number | null;
  readonly place: string;
}

/** The cost of another place, as minutes of another time. */
const PLACE_MINUTES = 2 * 60;
/** The cost of a missing time against a given one. */
const UNKNOWN_MINUTES = 7 * 24 * 60;

/** Returns how far apart two entries of the same title are, in minutes (record 18). */
export function moveCost(was: Occasion, is: Occasion): number {
  return minutesApart(was.minute, is.minute) + (was.place === is.place ? 0 : PLACE_MINUTES);
}

function minutesApart(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : UNKNOWN_MINUTES;
  return Math.abs(a - b);
}
