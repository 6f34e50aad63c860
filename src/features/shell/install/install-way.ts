/**
 * How a visitor installs the site here. `prompt`: the browser asks, after a press on a button of ours. The others are
 * steps in the browser: the share sheet of iOS, the menu of a phone, the menu of a computer, the Dock of a Mac. `none`:
 * the browser cannot.
 */
export type InstallWay = 'prompt' | 'ios' | 'phone' | 'computer' | 'dock' | 'none';

export interface Browser {
  readonly userAgent: string;
  /** An iPad calls itself a Mac; no Mac has a touch screen. */
  readonly maxTouchPoints: number;
  /** Whether the browser can ask now. */
  readonly canAsk: boolean;
}

/** The first Safari with "Add to Dock". */
const SAFARI_WITH_DOCK = 17;

/** Returns the way of this browser. Browsers do not say what they can do, so all but `prompt` is read from their names. */
export function installWay({ userAgent, maxTouchPoints, canAsk }: Browser): InstallWay {
  if (canAsk) return 'prompt';
  const isMac = userAgent.includes('Macintosh');
  // A page within another app names no browser, and its sheet has no "Add to Home Screen".
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1))
    return userAgent.includes('Safari/') ? 'ios' : 'none';
  if (userAgent.includes('Android')) return /; wv\)/.test(userAgent) ? 'none' : 'phone';
  if (/Chrome\//.test(userAgent)) return 'computer';
  const [, safari = '0'] = /Version\/(\d+).* Safari\//.exec(userAgent) ?? [];
  return isMac && Number(safari) >= SAFARI_WITH_DOCK ? 'dock' : 'none';
}

/**
 * Whether to offer it unasked. A phone's browser that asks on other pages but not here has its reasons: it is installed,
 * or the visitor has said no. Nobody expects it on a computer without a button for it.
 *
 * @param asksSometimes whether the browser has a question of its own at all
 */
export function isWorthOffering(way: InstallWay, asksSometimes: boolean): boolean {
  return way === 'prompt' || way === 'ios' || (way === 'phone' && !asksSometimes);
}
