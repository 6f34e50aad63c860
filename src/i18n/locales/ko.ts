import { byRoom } from './by-room.ts';

/** All Korean texts: one file per room of the site in `ko/`, those of screens included. */
export default byRoom(import.meta.glob('./ko/{*,screens/*}.json', { eager: true, import: 'default' }));
