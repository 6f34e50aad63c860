/** How an installed app shows the site. */
const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)';

/** What only some browsers have. */
interface InstallAware {
  /** Safari on iOS. */
  readonly standalone?: boolean;
  /** Chromium: the apps of this site on this device, as the manifest names them. */
  readonly getInstalledRelatedApps?: () => Promise<readonly unknown[]>;
}

/** Whether this window is the installed app. For effects and event handlers. */
export function isInOwnWindow(): boolean {
  return matchMedia(OWN_WINDOW).matches || (navigator as InstallAware).standalone === true;
}

/** Whether the site is known to be installed on this device, in this window or beside it. */
export async function isInstalled(): Promise<boolean> {
  if (isInOwnWindow()) return true;
  try {
    return ((await (navigator as InstallAware).getInstalledRelatedApps?.()) ?? []).length > 0;
  } catch {
    // Browsers answer only a page that is not in a frame.
    return false;
  }
}
