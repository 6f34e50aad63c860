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
import { createStageGate, type StageGate } from './stage-gate.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Stages that are in the page, are to be alive and are not yet. */
const asleep = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * A part of the ready page that comes to life by itself, after what stands before it: a slow phone stays answerable
 * in between.
 */
export function Stage({ children }: { readonly children: ReactNode }) {
  return useStage(children, null);
}

interface FarStageProps {
  readonly as?: 'div' | 'footer';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A stage that sleeps until it comes near the window, is touched, or the page has long been at rest: drawn as it is it
 * costs nothing.
 */
export function FarStage({ as: Box = 'div', className, children }: FarStageProps) {
  const box = useRef(null);
  const part = useStage(children, box);
  return (
    <Box ref={box} className={className}>
      {part}
    </Box>
  );
}

/** @param box the element around it, where that decides when it comes to life */
function useStage(children: ReactNode, box: RefObject<HTMLElement | null> | null): ReactNode {
  const [isAlive, setIsAlive] = useState(false);
  const [stage] = useState<StageState>({ isAlive: false, gate: null });
  const part = (
    <Suspense fallback={null}>
      <Awake stage={stage} onAlive={setIsAlive}>
        {children}
      </Awake>
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
    if (box?.current) stage.gate = createStageGate(box.current, wake);
    else wake();
    return () => {
      stage.gate?.drop();
      if (asleep.delete(stage)) tell();
    };
  }, [stage, box]);
  return isAlive ? part : drawn;
}

interface StageState {
  isAlive: boolean;
  gate: StageGate | null;
}

interface AwakeProps {
  readonly stage: StageState;
  readonly onAlive: (isAlive: true) => void;
  readonly children: ReactNode;
}

function Awake({ stage, onAlive, children }: AwakeProps) {
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
export function useIsPageAwake(): boolean {
  return useSyncExternalStore(subscribe, isPageAwake, () => false);
}

/** The same at this very moment: gates that were opened just now are known to it. */
export const isPageAwake = (): boolean => asleep.size === 0;
