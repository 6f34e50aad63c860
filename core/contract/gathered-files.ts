/*
 * Small files of the site that the worker bundles into one: stored singly, each would cost a request and a cache entry
 * (docs/decisions/0015-faster-service-worker-installation.md).
 */

/** Address of the bundle of the site's drawings. */
export const DRAWINGS = '/drawings.json';
/** Address of the bundle of the build's small scripts and style sheets. */
export const SMALL_CODE = '/small-code.json';

/** Folders whose drawings are bundled, and the file extension. */
export const DRAWING_FOLDERS = ['art', 'catalogue', 'map', 'venues'];
export const DRAWING_ENDING = '.svg';

/** Whether a path is that of a drawing in the bundle, in a build that has one. */
export function isDrawing(pathname: string): boolean {
  const [, folder = '', name = '', ...rest] = pathname.split('/');
  return DRAWING_FOLDERS.includes(folder) && rest.length === 0 && name.endsWith(DRAWING_ENDING);
}

/** Whether a path is that of a script or style sheet of a build, small or not. */
export const isCode = (pathname: string): boolean => /^\/assets\/[^/]+\.(?:css|js)$/.test(pathname);
