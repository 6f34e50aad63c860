/** What frames of other sites are given beside what their components give them. */
export interface GuestFrames {
  readonly film: (address: string) => object;
  /** For the frame in which a widget's scripts run (decision Q-50). */
  readonly widget: object;
}

let frames: GuestFrames = { film: () => ({}), widget: { sandbox: 'allow-scripts allow-popups' } };

/** Before anything is drawn: a kiosk takes its guests in on other terms. */
export const receiveGuests = (terms: GuestFrames): void => {
  frames = terms;
};
export const guestFrames = (): GuestFrames => frames;
