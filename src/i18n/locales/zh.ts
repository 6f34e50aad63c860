import { byRoom } from './by-room.ts';

/** All Chinese texts: one file per room of the site in `zh/`, those of screens included. */
export default byRoom(import.meta.glob('./zh/{*,screens/*}.json', { eager: true, import: 'default' }));
