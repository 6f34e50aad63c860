/** A wait between half of the given time and the whole, so that devices in one hall do not ask in step. */
export const jitter = (ms: number, chance = Math.random()): number => ms * (0.5 + chance / 2);
