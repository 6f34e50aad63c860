import { type RefObject, useEffect, useState } from 'react';
import { followDialogs, isCovered } from '../dialog/open-dialogs.ts';

/**
 * Returns whether a block must not move now: hovered, pressed (what is under a finger must still be there when it
 * lifts), focused inside, out of sight, under a dialog, or on a hidden page. The buttons that turn it (`data-turns`) do
 * not pause it.
 */
export function useIsPaused(ref: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(true);
  useEffect(() => {
    const block = ref.current;
    if (block === null) return;
    const holds = {
      hover: false,
      pressed: false,
      focus: false,
      outOfSight: true,
      hidden: document.hidden,
      covered: isCovered(block),
    };
    const note = (change: Partial<typeof holds>) => {
      Object.assign(holds, change);
      setIsHeld(Object.values(holds).includes(true));
    };
    const controller = new AbortController();
    const listening = { signal: controller.signal };
    // A tapping finger is not a resting pointer.
    const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
    block.addEventListener(
      'pointerover',
      (event) => isMouse(event) && note({ hover: holding(event) !== null }),
      listening,
    );
    block.addEventListener('pointerleave', (event) => isMouse(event) && note({ hover: false }), listening);
    block.addEventListener('pointerdown', (event) => note({ pressed: holding(event) !== null }), listening);
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, () => note({ pressed: false }), listening);
    block.addEventListener(
      'focusin',
      (event) => note({ focus: holding(event)?.matches(':focus-visible') === true }),
      listening,
    );
    block.addEventListener('focusout', () => note({ focus: false }), listening);
    document.addEventListener('visibilitychange', () => note({ hidden: document.hidden }), listening);
    const sight = new IntersectionObserver((entries) =>
      note({ outOfSight: !entries.at(-1)?.isIntersecting }),
    );
    sight.observe(block);
    const unfollow = followDialogs(() => note({ covered: isCovered(block) }));
    return () => {
      controller.abort();
      sight.disconnect();
      unfollow();
    };
  }, [ref]);
  return isHeld;
}

const holding = ({ target }: Event): Element | null =>
  target instanceof Element && target.closest('[data-turns]') === null ? target : null;
