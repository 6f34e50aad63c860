/*
 * Small files of the site that the worker keeps many to one: each by itself would be a request and an entry of a cache
 * (docs/decisions/0015-faster-service-worker-installation.md).
 */

/** Address of the file with the site's drawings. */
export const DRAWINGS = '/drawings.json';
/** Address of the file with the small scripts and sheets of the build. */
export const SMALL_CODE = '/small-code.json';

/** Folders whose drawings are gathered, and the ending of those. */
export const DRAWING_FOLDERS = ['art', 'catalogue', 'map'];
export const DRAWING_ENDING = '.svg';

/** Whether a path is that of a drawing that is in the file, in a build that has it. */
export function isDrawing(pathname: string): boolean {
  const [, folder = '', name = '', ...rest] = pathname.split('/');
  return DRAWING_FOLDERS.includes(folder) && rest.length === 0 && name.endsWith(DRAWING_ENDING);
}

/** Whether a path is that of a script or a sheet of a build, small or not. */
export const isCode = (pathname: string): boolean => /^\/assets\/[^/]+\.(?:css|js)$/.test(pathname);
