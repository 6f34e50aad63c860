/** Rights of another site's frame on a kiosk: to run and to fill the screen, but not to open anything. */
const ON_A_KIOSK = { sandbox: 'allow-scripts allow-same-origin allow-presentation' };

/** What a frame of another site is given beside its address. Elsewhere such a frame is as its site makes it. */
export function guestSandbox(): { readonly sandbox?: string } {
  return document.documentElement.classList.contains('kiosk') ? ON_A_KIOSK : {};
}
