import { byRoom } from './by-room.ts';

/** All English texts: one file per room of the site in `en/`. */
export const en = byRoom(import.meta.glob('./en/*.json', { eager: true, import: 'default' }));
