/** Address of the one file in which the worker keeps the site's drawings. */
export const DRAWINGS = '/drawings.json';

/** Folders whose drawings are in it, and the ending of those. */
export const DRAWING_FOLDERS = ['art', 'catalogue', 'map'];
export const DRAWING_ENDING = '.svg';

/** Whether a path is that of a drawing that is in the file, in a build that has it. */
export function isDrawing(pathname: string): boolean {
  const [, folder = '', name = '', ...rest] = pathname.split('/');
  return DRAWING_FOLDERS.includes(folder) && rest.length === 0 && name.endsWith(DRAWING_ENDING);
}
