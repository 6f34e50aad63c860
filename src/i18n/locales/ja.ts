import { byRoom } from './by-room.ts';

/** All Japanese texts: one file per room of the site in `ja/`, those of screens included. */
export default byRoom(import.meta.glob('./ja/{*,screens/*}.json', { eager: true, import: 'default' }));
