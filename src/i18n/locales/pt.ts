import { byRoom } from './by-room.ts';

/** All Portuguese texts: one file per room of the site in `pt/`, those of screens included. */
export default byRoom(import.meta.glob('./pt/{*,screens/*}.json', { eager: true, import: 'default' }));
