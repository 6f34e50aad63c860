import { isPreview } from '#core/preview.ts';
import { settings } from '#core/settings.ts';
import { isKiosk } from '../visit/is-kiosk.ts';

/**
 * Whether this browser can have notices of this site; for the browser only. On an iPhone only the installed app can:
 * elsewhere it has no `PushManager`.
 */
export function canHaveNotices(): boolean {
  return (
    settings.notices &&
    !isKiosk() &&
    !isPreview() &&
    'PushManager' in globalThis &&
    'Notification' in globalThis &&
    'serviceWorker' in navigator
  );
}

/** Whether the browser has been told to ask no more. */
export const areNoticesBlocked = (): boolean => Notification.permission === 'denied';
