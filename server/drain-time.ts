const LONGEST_S = 60;

/**
 * Reads from the environment how long a server goes on taking requests after it is told to end, so that balancers
 * notice. Without this time, a request that a balancer sends at the moment of closing is lost.
 *
 * @throws Error in one sentence if that is not a number of seconds
 */
export function readDrainMs(env: Readonly<Record<string, string | undefined>>): number {
  const seconds = Number(env.DRAIN_SECONDS || 0);
  if (!(seconds >= 0 && seconds <= LONGEST_S))
    throw new Error(`DRAIN_SECONDS must be a number from 0 to ${LONGEST_S}, not "${env.DRAIN_SECONDS}".`);
  return seconds * 1_000;
}
