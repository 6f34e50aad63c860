import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends the browser of a profile as a power cut would, without a chance to finish anything. Works where processes can
 * be read from `/proc`.
 *
 * @returns whether it was found
 */
export function killBrowser(profile: string): boolean {
  const own = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isBrowserOf(profile, entry));
  for (const id of own) process.kill(Number(id), 'SIGKILL');
  return own.length > 0;
}

/** The browser itself: its helpers carry a `--type` and end with it. */
function isBrowserOf(profile: string, id: string): boolean {
  try {
    const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
    return words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith('--type='));
  } catch {
    return false;
  }
}
