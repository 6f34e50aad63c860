import { byRoom } from './by-room.ts';

/** All Bengali texts: one file per room of the site in `bn/`, those of screens included. */
export default byRoom(import.meta.glob('./bn/{*,screens/*}.json', { eager: true, import: 'default' }));
