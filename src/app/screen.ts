import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.ts';

export interface ScreenHandle {
  /** `src/pages/<folder>/<folder>-page.tsx` */
  readonly folder: string;
}

/**
 * A screen under its one spelling (decision Q-80): its code comes when it is needed, and the build finds it by its
 * folder's name.
 */
export const screen = <Module>(
  folder: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
) => ({
  caseSensitive: true,
  lazy: lazyPage(load, pick),
  handle: { folder } satisfies ScreenHandle,
});
