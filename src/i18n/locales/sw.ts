import { byRoom } from './by-room.ts';

/** All Swahili texts: one file per room of the site in `sw/`, those of screens included. */
export default byRoom(import.meta.glob('./sw/{*,screens/*}.json', { eager: true, import: 'default' }));
