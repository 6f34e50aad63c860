import type { AppOptions } from './options.ts';

/** The limits if the environment sets none. */
export const USUAL_LIMITS = {
  contactPerMinute: 300,
  visitsPerMinute: 600,
  calendarsPerMinute: 600,
  listenersPerAddress: 2_000,
  listenersInTotal: 5_000,
  connectionsInTotal: 10_000,
};

type Limits = Required<Pick<AppOptions, keyof typeof USUAL_LIMITS>>;

/**
 * Reads from the environment how many requests one address may make in a minute, how many pages may listen at once, and
 * how many connections may be open.
 *
 * @throws Error in one sentence if that is not a number of at least 1
 */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const most = (name: string, usual: number) => {
    const given = Number(env[name] || usual);
    if (!(given >= 1)) throw new Error(`${name} must be a number of at least 1.`);
    return given;
  };
  return {
    contactPerMinute: most('CONTACT_PER_MINUTE', USUAL_LIMITS.contactPerMinute),
    visitsPerMinute: most('VISITS_PER_MINUTE', USUAL_LIMITS.visitsPerMinute),
    calendarsPerMinute: most('CALENDARS_PER_MINUTE', USUAL_LIMITS.calendarsPerMinute),
    listenersPerAddress: most('LISTENERS_PER_ADDRESS', USUAL_LIMITS.listenersPerAddress),
    listenersInTotal: most('LISTENERS_IN_TOTAL', USUAL_LIMITS.listenersInTotal),
    connectionsInTotal: most('CONNECTIONS_IN_TOTAL', USUAL_LIMITS.connectionsInTotal),
  };
}
