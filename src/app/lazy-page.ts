import type { ComponentType } from 'react';
import { loadLazyParts } from '../ui/hydration/lazy-part.tsx';

/** Section 7 of the specification: lazy chunks load with this time-out. */
export const CHUNK_TIME_LIMIT_MS = 120_000;

export type ChunkFailure = 'missing' | 'time-out' | 'other';

/** A page's code could not be brought (section 8: 'Loading chunk failed' with its type). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(type: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${type})`, { cause });
    this.type = type;
  }
}

let isDrawn = false;
/** The first page stands: one that comes by a link is drawn as a whole. */
export const noteDrawn = () => {
  isDrawn = true;
};

/**
 * A route's `lazy` for a page module.
 *
 * @throws ChunkError when the code is not there, too late, or broken
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

/** A script that does not come is a `TypeError` to all browsers; of its sheet the bundler says so itself. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload'))
  );
}
