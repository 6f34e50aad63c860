import { type RefObject, useEffect } from 'react';

/** How long the logo is held to open the staff page: long enough that nobody does it by chance. */
export const HOLD_MS = 5_000;

/** Opens the staff page when this element is held down, whatever covers it. */
export function useStaffDoor(place: RefObject<HTMLElement | null>, onOpen: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const end = () => clearTimeout(timer);
    const pass = () => {
      isHeld = true;
      onOpen();
    };
    const isInside = ({ clientX: x, clientY: y }: PointerEvent) => {
      const box = place.current?.getBoundingClientRect();
      return box !== undefined && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    };
    const begin = (event: PointerEvent) => {
      end();
      isHeld = false;
      if (isInside(event)) timer = setTimeout(pass, HOLD_MS);
    };
    const slide = (event: PointerEvent) => {
      if (!isInside(event)) end();
    };
    // The staff page may take a while to load; lifting the finger meanwhile must not click what covers the logo.
    const swallow = (event: MouseEvent) => {
      if (isHeld) event.stopPropagation();
      isHeld = false;
    };
    const held = new AbortController();
    const { signal } = held;
    addEventListener('pointerdown', begin, { signal, capture: true });
    addEventListener('pointermove', slide, { signal, capture: true });
    addEventListener('pointerup', end, { signal, capture: true });
    addEventListener('pointercancel', end, { signal, capture: true });
    addEventListener('click', swallow, { signal, capture: true });
    return () => {
      held.abort();
      end();
    };
  }, [place, onOpen]);
}
