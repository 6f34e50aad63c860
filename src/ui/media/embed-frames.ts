/** What frames of other sites are given beside what their components give them. */
export interface EmbedFrames {
  readonly film: (address: string) => object;
  /** For the frame in which a widget's scripts run (decision Q-50). */
  readonly widget: object;
}

let frames: EmbedFrames = { film: () => ({}), widget: { sandbox: 'allow-scripts allow-popups' } };

/** Before anything is drawn: a kiosk takes its guests in on other terms. */
export const setEmbedFrames = (terms: EmbedFrames): void => {
  frames = terms;
};
export const embedFrames = (): EmbedFrames => frames;
