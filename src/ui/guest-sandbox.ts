/** What a guest may do on a kiosk: run and fill the screen, but not open anything. */
const FILM_ON_A_KIOSK = { sandbox: 'allow-scripts allow-same-origin allow-presentation' };

const isOnKiosk = () => document.documentElement.classList.contains('kiosk');

/** What the frame of another site's film is given beside its address. Elsewhere it is as its site makes it. */
export function guestSandbox(): { readonly sandbox?: string } {
  return isOnKiosk() ? FILM_ON_A_KIOSK : {};
}

/** The rights of the frame in which a widget's scripts run (decision Q-50). */
export const widgetRights = (): string => (isOnKiosk() ? 'allow-scripts' : 'allow-scripts allow-popups');
