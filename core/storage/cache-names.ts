/** Pictures from the API's answers; the first to be evicted when storage runs out. */
export const PICTURES_CACHE = 'pictures';
/** Hashed files and fonts outside the precache: a language, the fonts of a script. */
export const FILES_CACHE = 'files';
/** Pictures of packs: other pictures never push them out, and they are evicted only after everything outside packs. */
export const PACK_PICTURES_CACHE = 'pack-pictures';
/** Data of prerendered pages that were requested because the API gave none. */
export const PAGE_DATA_CACHE = 'page-data';
