/** Extra attributes for third-party frames, besides those their components set. */
export interface EmbedFrames {
  readonly film: (address: string) => object;
  /** For the frame in which a widget's scripts run (reading Q-50). */
  readonly widget: object;
}

let frames: EmbedFrames = { film: () => ({}), widget: { sandbox: 'allow-scripts allow-popups' } };

/** Sets other attributes, before the first render: a kiosk shows third-party embeds on its own terms. */
export const setEmbedFrames = (terms: EmbedFrames): void => {
  frames = terms;
};
export const embedFrames = (): EmbedFrames => frames;
