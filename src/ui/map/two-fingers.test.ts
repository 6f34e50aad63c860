import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragWithTwoFingers } from './two-fingers.ts';

const moved = vi.fn();
const heard = vi.fn();
let box: HTMLElement;
let stop: () => void;

/** Touches a marker inside the box with fingers at these positions. */
function touch(type: string, ...fingers: [number, number][]) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) });
  box.firstElementChild?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = '<div><i></i></div>';
  box = document.body.firstElementChild as HTMLElement;
  for (const mock of [moved, heard]) mock.mockClear();
  // As Leaflet does.
  box.addEventListener('touchstart', heard);
  box.addEventListener('pointerdown', heard);
  stop = dragWithTwoFingers(box, moved);
});
afterEach(() => stop());

describe('fingers on the map', () => {
  it('MAP-05 one finger is left to the page', () => {
    expect(touch('touchstart', [10, 10]).defaultPrevented).toBe(false);
    expect(touch('touchmove', [10, 60]).defaultPrevented).toBe(false);
    expect(moved).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
  });

  it('MAP-05 two fingers move the map by their midpoint and do not zoom it', () => {
    touch('touchstart', [0, 0]);
    expect(touch('touchstart', [0, 0], [100, 0]).defaultPrevented).toBe(true);
    touch('touchmove', [10, 20], [110, 20]);
    touch('touchmove', [0, 20], [140, 20]);
    touch('touchend', [0, 20]);
    touch('touchmove', [50, 50]);
    expect(moved.mock.calls).toEqual([[{ x: 10, y: 20 }], [{ x: 10, y: 0 }]]);
  });

  it('leaves mouse and pen to Leaflet, and everything once it is stopped', () => {
    const press = (pointerType: string) =>
      box.firstElementChild?.dispatchEvent(
        Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }),
      );
    press('mouse');
    press('touch');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    touch('touchstart', [0, 0]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
