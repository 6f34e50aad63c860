import { DESK, DESK_API } from '#core/desk/addresses.ts';

/*
 * A tab in which somebody of the desk looks at the site with the working copy (record 40). All that keeps it apart from
 * what visitors see and store hangs on `isPreview`.
 */

/** The key of the session storage that makes a tab a preview, and the class on the root of its pages. */
export const PREVIEW = 'preview';
/** Opens the preview of a page, which the query names: `?page=/event/lamps`. */
export const PREVIEW_DOOR = `${DESK}/preview`;
/** Answers the calls of the API from the working copy, each by its name; the worker leaves these addresses alone. */
export const PREVIEW_API = `${DESK_API}/preview`;

/** Why a preview can show nothing more: nobody is signed in, or somebody whose role does not include it. */
export type PreviewEnd = 'nobody' | 'role';

let isOn = false;
let refused: (why: PreviewEnd) => void = () => undefined;

/** Whether this page is a preview. Always false in the worker. */
export const isPreview = (): boolean => isOn;

/**
 * Makes this page a preview, before anything of it runs.
 *
 * @param onRefused called when the desk lets nobody in any more
 */
export function beginPreview(onRefused: (why: PreviewEnd) => void): void {
  isOn = true;
  refused = onRefused;
}

/** Ends the preview, for tests. */
export function endPreview(): void {
  isOn = false;
}

/** An answer of the desk: it may say that the preview is over. */
export function notePreviewStatus(status: number): void {
  if (!isOn) return;
  if (status === 401) refused('nobody');
  if (status === 403) refused('role');
}
