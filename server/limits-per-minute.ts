import type { AppOptions } from './options.ts';

/** The limits if the environment sets none. */
export const USUAL_LIMITS = { contactPerMinute: 300, visitsPerMinute: 600, calendarsPerMinute: 600 };

/**
 * Reads from the environment how many requests one address may make in a minute.
 *
 * @throws Error in one sentence if that is not a number of at least 1
 */
export function limitsPerMinute(
  env: Readonly<Record<string, string | undefined>>,
): Required<Pick<AppOptions, 'contactPerMinute' | 'visitsPerMinute' | 'calendarsPerMinute'>> {
  const most = (name: string, usual: number) => {
    const given = Number(env[name] || usual);
    if (!(given >= 1)) throw new Error(`${name} must be a number of at least 1.`);
    return given;
  };
  return {
    contactPerMinute: most('CONTACT_PER_MINUTE', USUAL_LIMITS.contactPerMinute),
    visitsPerMinute: most('VISITS_PER_MINUTE', USUAL_LIMITS.visitsPerMinute),
    calendarsPerMinute: most('CALENDARS_PER_MINUTE', USUAL_LIMITS.calendarsPerMinute),
  };
}
