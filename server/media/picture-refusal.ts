/** The reason for refusing a picture: one or two sentences that say what to do. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

/** The most pixels of a picture that is read. The largest phone cameras make 50 million. */
export const MOST_PIXELS = 50_000_000;

export const REFUSALS = {
  empty: 'The file is empty. Choose the one with your picture.',
  heic: 'HEIC pictures can’t be read here. Save or share it as JPEG; phones do that if you choose “most compatible”.',
  drawing:
    'SVG drawings and web pages can’t be uploaded, because they may contain code. Export the picture as PNG or WebP.',
  other: 'This isn’t a picture we can read. JPEG, PNG, WebP, AVIF and GIF work.',
  damaged: 'The picture is damaged or cut off, so nothing was saved. Save it again and upload that.',
  tooManyPixels: `The picture has more than ${MOST_PIXELS / 1_000_000} million pixels. Make it smaller, for example 4,000 pixels wide.`,
  tooSlow: 'The picture takes too long to read. Make it smaller, for example 4,000 pixels wide.',
} as const;
