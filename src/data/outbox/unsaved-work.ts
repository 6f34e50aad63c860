import { useEffect, useId } from 'react';
import { createStore } from '../store.ts';

const dirtyForms = createStore<ReadonlySet<string>>(new Set());

/** Registers a form while it holds typed text, so that an update never discards it. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirtyForms.set(new Set([...dirtyForms.get(), id]));
    return () => dirtyForms.set(new Set([...dirtyForms.get()].filter((other) => other !== id)));
  }, [id, isDirty]);
}

/** Whether this page holds typed text that is not sent yet. */
export function useHasUnsavedWork(): boolean {
  return dirtyForms.use().size > 0;
}

/** The same, as a plain function for this moment. */
export const hasUnsavedWork = (): boolean => dirtyForms.get().size > 0;
