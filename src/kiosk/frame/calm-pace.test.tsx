import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace } from '../../ui/rotation/pace.ts';
import { useRotation } from '../../ui/rotation/use-rotation.ts';

function Block() {
  const { index, ref } = useRotation<HTMLDivElement>({ count: 2, everyMs: 5_000, isStill: false });
  return <div ref={ref}>entry {index}</div>;
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const usual = { ...pace };

beforeEach(() => {
  vi.useFakeTimers();
  class InSight {
    constructor(tell: (entries: readonly object[]) => void) {
      tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InSight);
});
afterEach(() => {
  Object.assign(pace, usual);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('automatic rotation', () => {
  it('continues when its time is over', async () => {
    render(<Block />);
    await pass(5_000);
    expect(screen.getByText('entry 1')).toBeTruthy();
  });

  it('takes three times as long on a kiosk', async () => {
    await import('./calm-pace.ts');
    render(<Block />);
    await pass(14_999);
    expect(screen.getByText('entry 0')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('entry 1')).toBeTruthy();
  });
});
