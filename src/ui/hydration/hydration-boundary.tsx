import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createHydrationTrigger, type HydrationTrigger } from './hydration-trigger.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Boundaries in the page that should be hydrated and are not yet. */
const pending = new Set<object>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** A part of the prerendered page that hydrates separately, in order: a slow phone can respond in between. */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return useHydrationBoundary(children, null);
}

interface LazyHydrationBoundaryProps {
  readonly as?: 'div' | 'footer';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A boundary that hydrates only when it comes near the window, is touched, or the page has long been idle: until then
 * the prerendered markup costs nothing.
 */
export function LazyHydrationBoundary({ as: Box = 'div', className, children }: LazyHydrationBoundaryProps) {
  const box = useRef(null);
  const part = useHydrationBoundary(children, box);
  return (
    <Box ref={box} className={className}>
      {part}
    </Box>
  );
}

/** @param box the element around the part, if that decides when it hydrates */
function useHydrationBoundary(children: ReactNode, box: RefObject<HTMLElement | null> | null): ReactNode {
  const [isHydrated, setIsHydrated] = useState(false);
  const [state] = useState<BoundaryState>({ isHydrated: false, trigger: null });
  const part = (
    <Suspense fallback={null}>
      <Hydrated state={state} onHydrated={setIsHydrated}>
        {children}
      </Hydrated>
    </Suspense>
  );
  // Any other element, even an equal one, would make React hydrate the part at once.
  const [prerendered] = useState(part);
  useLayoutEffect(() => {
    if (state.isHydrated) return;
    const startHydration = () => {
      pending.add(state);
      notify();
    };
    if (box?.current) state.trigger = createHydrationTrigger(box.current, startHydration);
    else startHydration();
    return () => {
      state.trigger?.drop();
      if (pending.delete(state)) notify();
    };
  }, [state, box]);
  return isHydrated ? part : prerendered;
}

interface BoundaryState {
  isHydrated: boolean;
  trigger: HydrationTrigger | null;
}

interface HydratedProps {
  readonly state: BoundaryState;
  readonly onHydrated: (isHydrated: true) => void;
  readonly children: ReactNode;
}

function Hydrated({ state, onHydrated, children }: HydratedProps) {
  const isHydrating = !useIsHydrated();
  const { trigger } = state;
  // React keeps the prerendered markup while this promise is pending. A re-rendered part does not wait.
  if (isHydrating && trigger) use(trigger.opened);
  useLayoutEffect(() => {
    state.isHydrated = true;
    onHydrated(true);
    state.trigger?.end();
    if (pending.delete(state)) notify();
  }, [state, onHydrated]);
  return children;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether every boundary that should be hydrated is. Until then, nothing that all of them show may change;
 * parts far down are hydrated before such a change (`hydrateAll`).
 */
export function useIsPageHydrated(): boolean {
  return useSyncExternalStore(subscribe, isPageHydrated, () => false);
}

/** The same at this very moment: it includes triggers that have only just opened. */
export const isPageHydrated = (): boolean => pending.size === 0;
