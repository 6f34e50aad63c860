import { byRoom } from './by-room.ts';

/** All Filipino texts: one file per room of the site in `fil/`, those of screens included. */
export default byRoom(import.meta.glob('./fil/{*,screens/*}.json', { eager: true, import: 'default' }));
