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

/** The button lies above the logo: the finger is on both. */
function press(forMs: number) {
  render(<Start />);
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { clientX: 0, clientY: 0 });
  vi.advanceTimersByTime(forMs);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
}

test('a finger that is lifted after the hold begins nothing, however long the staff’s page takes to come', () => {
  press(HOLD_MS + 1);
  expect(open).toHaveBeenCalledTimes(1);
  expect(begin).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a short touch of the logo begins like one anywhere', () => {
  press(HOLD_MS - 1);
  expect(open).not.toHaveBeenCalled();
  expect(begin).toHaveBeenCalledTimes(1);
});
