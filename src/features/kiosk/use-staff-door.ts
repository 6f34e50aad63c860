import { type RefObject, useEffect } from 'react';

/** So long the logo is held to open the staff's page: nobody does that by chance. */
export const HOLD_MS = 5_000;

/** Opens the staff's page when this place is held down, whatever lies above it. */
export function useStaffDoor(place: RefObject<HTMLElement | null>, onOpen: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => clearTimeout(timer);
    const isInside = ({ clientX: x, clientY: y }: PointerEvent) => {
      const box = place.current?.getBoundingClientRect();
      return box !== undefined && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    };
    const begin = (event: PointerEvent) => {
      end();
      if (isInside(event)) timer = setTimeout(onOpen, HOLD_MS);
    };
    const slide = (event: PointerEvent) => {
      if (!isInside(event)) end();
    };
    const held = new AbortController();
    const { signal } = held;
    addEventListener('pointerdown', begin, { signal, capture: true });
    addEventListener('pointermove', slide, { signal, capture: true });
    addEventListener('pointerup', end, { signal, capture: true });
    addEventListener('pointercancel', end, { signal, capture: true });
    return () => {
      held.abort();
      end();
    };
  }, [place, onOpen]);
}
