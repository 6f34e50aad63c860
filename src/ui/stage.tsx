import {
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

/** Stages that are in the page and not alive yet. */
const asleep = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * A part of the ready page that comes to life by itself, after what stands before it: a slow phone stays answerable
 * in between. Nothing may change around its border before: React would bring it to life at once.
 */
export function Stage({ children }: { readonly children: ReactNode }) {
  const isAlive = useRef(false);
  useLayoutEffect(() => {
    if (isAlive.current) return;
    asleep.add(isAlive);
    tell();
    return () => {
      asleep.delete(isAlive);
      tell();
    };
  }, []);
  return (
    <Suspense fallback={null}>
      <Awake isAlive={isAlive}>{children}</Awake>
    </Suspense>
  );
}

interface AwakeProps {
  readonly isAlive: RefObject<boolean>;
  readonly children: ReactNode;
}

function Awake({ isAlive, children }: AwakeProps) {
  useLayoutEffect(() => {
    isAlive.current = true;
    if (asleep.delete(isAlive)) tell();
  }, [isAlive]);
  return children;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether every stage of the page is alive. Until then nothing that all of them show may change. */
export function useIsPageAwake(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asleep.size === 0,
    () => false,
  );
}
