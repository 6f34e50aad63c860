import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_REST_MS, QUIET_AT_FIRST_MS, useIsQuietTime } from './use-is-quiet-time.ts';

function Page() {
  return <p>{useIsQuietTime() ? 'quiet' : 'not quiet'}</p>;
}
const isQuiet = () => screen.getByRole('paragraph').textContent === 'quiet';
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the time without prompts (Q-81)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'input'])(
    'ends two seconds after the visitor’s first action, here %s',
    (sign) => {
      render(<Page />);
      wait(LONG_REST_MS - 1);
      fireEvent(document, new Event(sign));
      wait(QUIET_AT_FIRST_MS - 1);
      fireEvent(document, new Event(sign));
      expect(isQuiet()).toBe(true);
      wait(1);
      expect(isQuiet()).toBe(false);
    },
  );

  it('continues while something on the page scrolls automatically', () => {
    render(<Page />);
    fireEvent.scroll(screen.getByRole('paragraph'));
    wait(QUIET_AT_FIRST_MS);
    expect(isQuiet()).toBe(true);
  });

  it('ends on a page that is untouched for long', () => {
    render(<Page />);
    wait(LONG_REST_MS - 1);
    expect(isQuiet()).toBe(true);
    wait(1);
    expect(isQuiet()).toBe(false);
  });

  it.each([
    ['scrolled', 'scrollY', 300],
    ['pressed', 'navigator', { userActivation: { hasBeenActive: true } }],
  ])('takes two seconds if the visitor has %s before', (_, name, value) => {
    vi.stubGlobal(name, value);
    render(<Page />);
    wait(QUIET_AT_FIRST_MS);
    expect(isQuiet()).toBe(false);
  });
});
