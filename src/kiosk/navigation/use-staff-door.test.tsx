import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD_MS, useStaffDoor } from './use-staff-door.ts';

const open = vi.fn();
const begin = vi.fn();

function Start() {
  const logo = useRef<HTMLDivElement>(null);
  useStaffDoor(logo, open);
  return (
    <>
      <div ref={logo} />
      <button type="button" onClick={begin}>
        Touch to begin
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

/** The button covers the logo, so the finger is on both. */
function press(forMs: number) {
  render(<Start />);
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { clientX: 0, clientY: 0 });
  vi.advanceTimersByTime(forMs);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
}

test('lifting the finger after the hold starts nothing, however long the staff page takes to load', () => {
  press(HOLD_MS + 1);
  expect(open).toHaveBeenCalledTimes(1);
  expect(begin).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a short touch of the logo starts a visit like one anywhere', () => {
  press(HOLD_MS - 1);
  expect(open).not.toHaveBeenCalled();
  expect(begin).toHaveBeenCalledTimes(1);
});
