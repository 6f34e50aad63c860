import { vi } from 'vitest';

/** Everything that is watched is in sight. */
class AlwaysInSight {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

/** Puts every block in sight for a test, so that what turns by itself does. Taken back by `vi.unstubAllGlobals`. */
export const putAllInSight = () => vi.stubGlobal('IntersectionObserver', AlwaysInSight);
