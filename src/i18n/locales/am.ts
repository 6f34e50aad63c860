import { byRoom } from './by-room.ts';

/** All Amharic texts: one file per room of the site in `am/`, those of screens included. */
export default byRoom(import.meta.glob('./am/{*,screens/*}.json', { eager: true, import: 'default' }));
