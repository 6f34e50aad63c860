/** Returns a wait between half of the given time and all of it, so that devices in one hall do not send in step. */
export const jitter = (ms: number, chance = Math.random()): number => ms * (0.5 + chance / 2);
