import { byRoom } from './by-room.ts';

/** All Hindi texts: one file per room of the site in `hi/`, those of screens included. */
export default byRoom(import.meta.glob('./hi/{*,screens/*}.json', { eager: true, import: 'default' }));
