/** Pictures from the API's answers; the first to go when storage runs out. */
export const PICTURES_CACHE = 'pictures';
/** Hashed files and fonts that are not part of the precache: a language, a script's letters. */
export const FILES_CACHE = 'files';
/** Pictures of packs: nothing pushes them out, and they are given up only after everything that no pack holds. */
export const PACK_PICTURES_CACHE = 'pack-pictures';
/** Data of prerendered pages that were asked for because the API gave none. */
export const PAGE_DATA_CACHE = 'page-data';
