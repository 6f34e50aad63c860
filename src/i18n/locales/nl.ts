import { byRoom } from './by-room.ts';

/** All Dutch texts: one file per room of the site in `nl/`, those of screens included. */
export default byRoom(import.meta.glob('./nl/{*,screens/*}.json', { eager: true, import: 'default' }));
