import { byRoom } from './by-room.ts';

/** All Greek texts: one file per room of the site in `el/`, those of screens included. */
export default byRoom(import.meta.glob('./el/{*,screens/*}.json', { eager: true, import: 'default' }));
