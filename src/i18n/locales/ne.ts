import { byRoom } from './by-room.ts';

/** All Nepali texts: one file per room of the site in `ne/`, those of screens included. */
export default byRoom(import.meta.glob('./ne/{*,screens/*}.json', { eager: true, import: 'default' }));
