import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.ts';

export interface ScreenHandle {
  /** `src/pages/<folder>/<folder>-page.tsx` */
  readonly folder: string;
}

/**
 * Makes the route of a screen, which matches one spelling only (reading Q-80). Its code loads on demand, and the build
 * finds its files by the name of the folder.
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
