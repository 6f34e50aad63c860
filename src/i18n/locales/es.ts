import { byRoom } from './by-room.ts';

/** All Spanish texts: one file per room of the site in `es/`, those of screens included. */
export default byRoom(import.meta.glob('./es/{*,screens/*}.json', { eager: true, import: 'default' }));
