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

/** Stages that are in the page, are to be alive and are not yet. */
const asleep = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * A part of the prerendered page that comes to life by itself, after what stands before it: a slow phone stays answerable
 * in between.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return useHydrationBoundary(children, null);
}

interface LazyHydrationBoundaryProps {
  readonly as?: 'div' | 'footer';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A stage that sleeps until it comes near the window, is touched, or the page has long been at rest: drawn as it is it
 * costs nothing.
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

/** @param box the element around it, where that decides when it comes to life */
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
  // Given any other element, be it like this one, React would bring the part to life at once.
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
  // What React leaves as it was drawn for as long as this waits. A part that is drawn anew does not wait.
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
 * Whether every stage that is to be alive is. Until then nothing that all of them show may change; what sleeps far down
 * is woken before (`openAllGates`).
 */
export function useIsPageHydrated(): boolean {
  return useSyncExternalStore(subscribe, isPageHydrated, () => false);
}

/** The same at this very moment: gates that were opened just now are known to it. */
export const isPageHydrated = (): boolean => asleep.size === 0;
