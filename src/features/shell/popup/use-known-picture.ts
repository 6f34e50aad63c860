import { useEffect, useState } from 'react';
import { whenIdle } from '../../../data/when-idle.ts';

/** A picture whose size is known, and which the browser holds. */
export interface KnownPicture {
  readonly address: string;
  /** In pixels, as it was made. */
  readonly width: number;
  readonly height: number;
}

/** On a slow line what the popup says is worth more than its picture. */
const PATIENCE_MS = 15_000;

/**
 * Brings a picture before it is shown: what then opens with it never moves for it. It is asked for when the browser has
 * nothing else to do.
 *
 * @param address null where there is none, or not yet
 * @returns null where it does not come; undefined while that is open
 */
export function useKnownPicture(address: string | null): KnownPicture | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly picture: KnownPicture | null }>();
  useEffect(() => {
    if (address === null) return;
    const image = new Image();
    const end = (picture: KnownPicture | null) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      setFound({ of: address, picture });
    };
    const timer = setTimeout(end, PATIENCE_MS, null);
    // A drawing may tell no size of its own.
    image.onload = () =>
      end({ address, width: image.naturalWidth || 640, height: image.naturalHeight || 360 });
    image.onerror = () => end(null);
    whenIdle(() => {
      image.src = address;
    });
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);
  if (address === null) return null;
  return found?.of === address ? found.picture : undefined;
}
