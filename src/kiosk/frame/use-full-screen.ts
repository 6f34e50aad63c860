import { useEffect } from 'react';

/** Fills the screen with the first touch, and again after somebody has left that; browsers do not let pages do it unasked. */
export function useFullScreen(): void {
  useEffect(() => {
    const fill = () => {
      const root = document.documentElement;
      if (document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches) return;
      // Not in every browser, and not every operator allows it.
      root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    };
    addEventListener('pointerup', fill);
    return () => removeEventListener('pointerup', fill);
  }, []);
}
