import { type RefObject, useEffect } from 'react';

/** So long the logo is held to open the staff's page: nobody does that by chance. */
export const HOLD_MS = 5_000;

/** Opens the staff's page when this place is held down, whatever lies above it. */
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
    // The page it opens may take a while: lifting the finger meanwhile is no touch of what lies above the logo.
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
