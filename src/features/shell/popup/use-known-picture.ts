import { useEffect, useState } from 'react';
import { whenIdle } from '../../../data/when-idle.ts';

/** A loaded picture with its size. */
export interface KnownPicture {
  readonly address: string;
  /** In pixels, its natural size. */
  readonly width: number;
  readonly height: number;
}

/** On a slow connection, the popup's text matters more than its picture. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * Loads a picture before it is shown, so that nothing moves when it appears. It is requested when the browser is idle.
 *
 * @param address null if there is none, or not yet
 * @returns null if it fails to load; undefined while it is loading
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
    const timer = setTimeout(end, LOAD_TIMEOUT_MS, null);
    // An SVG may have no size of its own.
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
