import { byRoom } from './by-room.ts';

/** All Malay texts: one file per room of the site in `ms/`, those of screens included. */
export default byRoom(import.meta.glob('./ms/{*,screens/*}.json', { eager: true, import: 'default' }));
