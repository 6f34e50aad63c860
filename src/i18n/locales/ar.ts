import { byRoom } from './by-room.ts';

/** All Arabic texts: one file per room of the site in `ar/`, those of screens included. */
export default byRoom(import.meta.glob('./ar/{*,screens/*}.json', { eager: true, import: 'default' }));
