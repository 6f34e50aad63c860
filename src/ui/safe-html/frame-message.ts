/** The messages the sandboxed frame may send. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  /** In CSS pixels, within `LEAST_HEIGHT` and `MOST_HEIGHT`. */
  | { readonly kind: 'height'; readonly height: number };

export const LEAST_HEIGHT = 200;
export const MOST_HEIGHT = 1_200;

/**
 * Reads a message of the frame, in which any third-party script may run: anything that is not exactly one of our
 * messages is null, and no height leaves the bounds (docs/safety.md, X8).
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'widget-ready') return { kind: 'ready' };
  if (data.type !== 'widget-height' || !('height' in data)) return null;
  const { height } = data;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { kind: 'height', height: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.ceil(height))) };
}
