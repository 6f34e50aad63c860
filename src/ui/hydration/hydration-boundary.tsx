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
const asleep = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => {
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
  const [isAlive, setIsAlive] = useState(false);
  const [stage] = useState<BoundaryState>({ isAlive: false, gate: null });
  const part = (
    <Suspense fallback={null}>
      <Hydrated stage={stage} onAlive={setIsAlive}>
        {children}
      </Hydrated>
    </Suspense>
  );
  // Any other element, even an equal one, would make React hydrate the part at once.
  const [drawn] = useState(part);
  useLayoutEffect(() => {
    if (stage.isAlive) return;
    const wake = () => {
      asleep.add(stage);
      tell();
    };
    if (box?.current) stage.gate = createHydrationTrigger(box.current, wake);
    else wake();
    return () => {
      stage.gate?.drop();
      if (asleep.delete(stage)) tell();
    };
  }, [stage, box]);
  return isAlive ? part : drawn;
}

interface BoundaryState {
  isAlive: boolean;
  gate: HydrationTrigger | null;
}

interface HydratedProps {
  readonly stage: BoundaryState;
  readonly onAlive: (isAlive: true) => void;
  readonly children: ReactNode;
}

function Hydrated({ stage, onAlive, children }: HydratedProps) {
  const isWakingUp = !useIsHydrated();
  const { gate } = stage;
  // React keeps the prerendered markup while this promise is pending. A re-rendered part does not wait.
  if (isWakingUp && gate) use(gate.opened);
  useLayoutEffect(() => {
    stage.isAlive = true;
    onAlive(true);
    stage.gate?.end();
    if (asleep.delete(stage)) tell();
  }, [stage, onAlive]);
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
export const isPageHydrated = (): boolean => asleep.size === 0;
