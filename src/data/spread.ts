/** A wait between half of the given time and the whole, so that devices in one hall do not ask in step. */
export const spread = (ms: number, random: () => number = Math.random): number => ms * (0.5 + random() / 2);
