/** The position of a rotating block. */
export interface Rotation {
  readonly index: number;
  readonly count: number;
}

/** The visitor's buttons stop at the ends; the timer loops (reading Q-15). */
export type Step = 'next' | 'previous' | 'turn' | { readonly to: number };

/** Returns the index after a step. A block with one entry or none stays where it is. */
export function afterStep({ index, count }: Rotation, step: Step): number {
  if (count <= 1) return 0;
  const last = count - 1;
  if (step === 'turn') return index >= last ? 0 : index + 1;
  const wanted = step === 'next' ? index + 1 : step === 'previous' ? index - 1 : step.to;
  return Math.min(last, Math.max(0, wanted));
}
