import { useEffect, useId } from 'react';
import { createStore } from '../store.ts';

const dirtyForms = createStore<ReadonlySet<string>>(new Set());

/** A form registers here while it holds typed text, so that an update never takes it away. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirtyForms.set(new Set([...dirtyForms.get(), id]));
    return () => dirtyForms.set(new Set([...dirtyForms.get()].filter((other) => other !== id)));
  }, [id, isDirty]);
}

/** Whether anybody is in the middle of typing something on this page. */
export function useHasUnsavedWork(): boolean {
  return dirtyForms.use().size > 0;
}

/** The same, at this moment. */
export const hasUnsavedWork = (): boolean => dirtyForms.get().size > 0;
