import { byRoom } from './by-room.ts';

/** All French texts: one file per room of the site in `fr/`, those of screens included. */
export default byRoom(import.meta.glob('./fr/{*,screens/*}.json', { eager: true, import: 'default' }));
