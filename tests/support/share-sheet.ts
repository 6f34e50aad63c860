import { onTestFinished, vi } from 'vitest';

/** Gives the device a share sheet that always works, until the test is finished; returns what it is called with. */
export function stubShareSheet() {
  const share = vi.fn(async (_: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return share;
}
