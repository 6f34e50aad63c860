import { vi } from 'vitest';

/** Everything that is observed is in view. */
class AlwaysInSight {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

/** Puts every block in view for a test, so that automatic rotation runs. Undone by `vi.unstubAllGlobals`. */
export const putAllInSight = () => vi.stubGlobal('IntersectionObserver', AlwaysInSight);
