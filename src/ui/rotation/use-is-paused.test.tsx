import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsPaused } from './use-is-paused.ts';

function Block() {
  const block = useRef<HTMLDivElement>(null);
  return (
    <div ref={block}>
      <a href="/event">Event</a>
      <button type="button" data-turns>
        Next
      </button>
      <output>{useIsPaused(block) ? 'held' : 'turns'}</output>
    </div>
  );
}

const press = (target: EventTarget, type: string, pointerType = 'touch') =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true });
    target.dispatchEvent(Object.assign(event, { pointerType }));
  });
const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  class InSight {
    constructor(tell: (entries: readonly object[]) => void) {
      tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InSight);
  return () => vi.unstubAllGlobals();
});

describe('a rotating block', () => {
  it('pauses under a finger until it lifts', async () => {
    render(<Block />);
    expect(state()).toBe('turns');
    await press(screen.getByRole('link'), 'pointerdown');
    expect(state()).toBe('held');
    await press(document.body, 'pointerup');
    expect(state()).toBe('turns');
    await press(screen.getByRole('link'), 'pointerdown');
    await press(document.body, 'pointercancel');
    expect(state()).toBe('turns');
  });

  it('continues after a press on its own button', async () => {
    render(<Block />);
    await press(screen.getByRole('button'), 'pointerdown');
    expect(state()).toBe('turns');
  });
});
