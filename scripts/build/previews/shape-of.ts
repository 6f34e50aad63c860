import type { Pixels } from './read-pixels.ts';

/** What is seen of a picture. */
export interface Shape {
  /** Whether it has no ground of its own, such as a logo. The edges of a drawing may be a little transparent. */
  readonly isCutOut: boolean;
  /** Where there is anything to see. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Whether it would not be seen on a dark ground. */
  readonly isDark: boolean;
}

const VISIBLE = 8;
const NEARLY_ALL = 0.97;
const DARK = 70;

/**
 * Looks at every pixel.
 *
 * @throws if there is nothing to see
 */
export function shapeOf({ data, info: { width, height, channels } }: Pixels): Shape {
  const hasAlpha = channels === 2 || channels === 4;
  if (!hasAlpha) return { isCutOut: false, box: { left: 0, top: 0, width, height }, isDark: false };
  let [left, top, right, bottom] = [width, height, -1, -1];
  let covered = 0;
  let light = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      const alpha = data[at + channels - 1] ?? 0;
      if (alpha < VISIBLE) continue;
      covered += alpha;
      light += alpha * lightness(data, at, channels);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (covered === 0) throw new Error('it shows nothing');
  return {
    isCutOut: covered / (width * height * 255) < NEARLY_ALL,
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    isDark: light / covered < DARK,
  };
}

function lightness(data: Buffer, at: number, channels: number): number {
  const red = data[at] ?? 0;
  if (channels < 3) return red;
  return 0.3 * red + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
}
