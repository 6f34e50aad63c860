import type { Plugin } from 'vite';

export function prerender(where: { siteDir: string; serverDir: string }): Plugin;
export function gather(
  siteDir: string,
  files: {
    drawings: { address: string; folders: readonly string[]; ending: string };
    smallCode: { address: string; is: (path: string) => boolean };
  },
): Plugin;
export function workingPage(): Plugin;
export function lettersOfReset(): Plugin;
