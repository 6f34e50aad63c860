import { useEffect } from 'react';

/** Enters full screen on the first touch, and again after somebody leaves it. Browsers require a user gesture. */
export function useFullScreen(): void {
  useEffect(() => {
    const fill = () => {
      const root = document.documentElement;
      if (document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches) return;
      // Not every browser has it, and not every operator allows it.
      root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    };
    addEventListener('pointerup', fill);
    return () => removeEventListener('pointerup', fill);
  }, []);
}
