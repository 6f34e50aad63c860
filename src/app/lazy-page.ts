import type { ComponentType } from 'react';
import { loadLazyParts } from '../ui/hydration/lazy-part.tsx';

/** Time limit for lazy chunks (section 7 of the specification). */
export const CHUNK_TIME_LIMIT_MS = 120_000;

export type ChunkFailure = 'missing' | 'time-out' | 'other';

/** A page's code failed to load (section 8: 'Loading chunk failed' with its type). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(type: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${type})`, { cause });
    this.type = type;
  }
}

let isDrawn = false;
/** Marks the first page as rendered: a page opened by a link renders as a whole. */
export const noteDrawn = () => {
  isDrawn = true;
};

/**
 * Returns a route's `lazy` function for a page module.
 *
 * @throws ChunkError when the code is missing, too late, or broken
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError('time-out')), CHUNK_TIME_LIMIT_MS);
    });
    try {
      const module = await Promise.race([load(), tooLate]);
      if (isDrawn) await Promise.race([loadLazyParts(), tooLate]);
      return { Component: pick(module) };
    } catch (error) {
      if (error instanceof ChunkError) throw error;
      throw new ChunkError(isMissing(error) ? 'missing' : 'other', error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** In all browsers a missing script is a `TypeError`; a missing style sheet has the bundler's own message. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload'))
  );
}
